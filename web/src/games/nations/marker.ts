/** What stands on a track. */
export interface Marker {
  id: string;
  seat: number | null;
  value: number;
  to?: number; // where a preview would put it
  label: string;
  glyph?: string; // instead of a seat's badge: the war, the virtual opponent
}
