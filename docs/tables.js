// Where a server of tables has these pages, under /docs/, a link in their head leads to the tables.
if (location.pathname.startsWith("/docs/")) {
  const link = document.createElement("a");
  link.href = "/";
  link.textContent = "Tables";
  link.className = "md-header__button to-the-tables";
  link.style.cssText = "font-size: 0.8rem; opacity: 1; text-decoration: underline;";
  document.querySelector(".md-header__title")?.after(link);
}
