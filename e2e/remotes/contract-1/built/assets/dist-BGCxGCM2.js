import { a as e, n as t, o as n, r, t as i } from './utils-D_aEWdt_.js';
function a(e) {
  let i = new (r() || t)({ id: `${e.name}@${e.version || Date.now()}`, ...e });
  return (n(i), i);
}
var o = null;
function s(e) {
  let t = i(e.name, e.version),
    n = { ...e, id: e.id || `` };
  return t ? (t.initOptions(n), (o ||= t), t) : ((o = a(n)), o);
}
e(t);
export { s as t };
