const __vite__mapDeps = (i, m = __vite__mapDeps, d = m.f || (m.f = ['./utils-D_aEWdt_.js'])) =>
  i.map((i) => d[i]);
import { t as e } from './vite-preload-helper-BQUUbbNx.js';
var t = `__mf_module_cache__`;
((globalThis[t] ||= { share: {}, remote: {} }),
  (globalThis[t].share ||= {}),
  (globalThis[t].remote ||= {}));
var n = globalThis[t];
for (let e of Object.keys(n.share))
  if (e.startsWith(`default:`)) {
    let t = e.slice(8);
    n.share[t] === void 0 && (n.share[t] = n.share[e]);
  } else if (!e.includes(`:`)) {
    let t = `default:` + e;
    n.share[t] === void 0 && (n.share[t] = n.share[e]);
  }
var r = (e, t, n, r) => {
    let i = (Array.isArray(r) ? r[0] : r) || `default`,
      a = t || !n ? e : e + `@` + n,
      o = { canonical: i + `:` + a };
    return (i === 'default' && (o.aliases = [a]), o);
  },
  i = (e, t) => {
    let n = e[t.canonical];
    if (n !== void 0) return n;
    let r = t.aliases || [];
    for (let n of r) {
      if (!Object.prototype.hasOwnProperty.call(e, n)) continue;
      let r = e[n];
      if (r !== void 0) return ((e[t.canonical] = r), r);
    }
  },
  a = [];
async function o() {
  if (a.length === 0) return;
  let t = `react-dom/client`,
    { usedShared: o } = await e(
      async () => {
        let { usedShared: e } = await import(
          `./_virtual_mf-localSharedImportMap___mfe_internal__people__mf_owner__1-D5DB1Z-b.js`
        );
        return { usedShared: e };
      },
      __vite__mapDeps([0]),
      import.meta.url,
    );
  await Promise.all(
    a.map(async ([e, a]) => {
      let s = o[e],
        c = s ?? (e === t ? o[`react-dom`] : void 0);
      if (
        !c ||
        c.treeShaking ||
        c.shareConfig?.import === !1 ||
        (s && s.materialize === !1 && e !== t)
      )
        return;
      let l = r(e, c.shareConfig?.singleton, c.version, c.scope);
      i(n.share, l) === void 0 &&
        (await a().catch((t) => console.warn(`[module-federation] shared preload failed:`, e, t)));
    }),
  );
}
export { o as preloadPendingShares };
