import { plainFace, type FaceOf } from '@/lib/face';

export const face: FaceOf = plainFace;
