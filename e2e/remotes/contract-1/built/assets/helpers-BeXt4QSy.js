import { i as e } from './utils-D_aEWdt_.js';
({ ...e.global });
var t = e.share;
e.utils;
export { t };
