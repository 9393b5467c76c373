import { t as e } from './helpers-BeXt4QSy.js';
import { t } from './vite-preload-helper-BQUUbbNx.js';
var n = `__mf_module_cache__`;
((globalThis[n] ||= { share: {}, remote: {} }),
  (globalThis[n].share ||= {}),
  (globalThis[n].remote ||= {}));
var r = globalThis[n];
for (let e of Object.keys(r.share))
  if (e.startsWith(`default:`)) {
    let t = e.slice(8);
    r.share[t] === void 0 && (r.share[t] = r.share[e]);
  } else if (!e.includes(`:`)) {
    let t = `default:` + e;
    r.share[t] === void 0 && (r.share[t] = r.share[e]);
  }
var i;
async function a() {
  return (
    (i ||= (async () => {
      let n = (e, t, n, r) => {
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
        a = Symbol.for(`module-federation.shared-cache-listeners`),
        o = Symbol.for(`module-federation.shared-cache-owners`),
        s = (e) => {
          let t = e[o];
          return (
            t === void 0 &&
              ((t = Object.create(null)),
              Object.defineProperty(e, o, {
                value: t,
                enumerable: !1,
                configurable: !1,
                writable: !1,
              })),
            t
          );
        },
        c = (e, t) => e[o]?.[t.canonical],
        l = (e) => {
          let t = [e, e?.default];
          for (let e of t)
            if (e && typeof e == `object`) {
              for (let t of [
                `__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE`,
                `__TEST_INTERNALS`,
                `__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED`,
              ]) {
                let n = e[t];
                if (n && typeof n == `object`) return { internals: n };
              }
              if (typeof e.useState == `function`) return { hook: e.useState };
            }
        },
        u = (e, t) => {
          if (e === t) return !0;
          let n = l(e),
            r = l(t);
          if (!n || !r) return !1;
          let i = n.internals,
            a = r.internals;
          return i !== void 0 || a !== void 0
            ? i !== void 0 && i === a
            : typeof n.hook == `function` && n.hook === r.hook;
        },
        d = (e, t, n, r) => {
          let c = i(e, t);
          if (c !== void 0 && u(c, n)) return n;
          e[t.canonical] = n;
          let l = t.aliases || [];
          for (let t of l)
            Object.defineProperty(e, t, {
              value: n,
              enumerable: !0,
              configurable: !0,
              writable: !0,
            });
          let d = e[o];
          r === void 0 ? d && delete d[t.canonical] : (s(e)[t.canonical] = r);
          let f = e[a]?.[t.canonical];
          if (f) for (let e of f) e(n);
          return n;
        },
        f = await (await t(() => import(`../remoteEntry.js`), [], import.meta.url)).init(),
        { usedShared: p } = await t(
          async () => {
            let { usedShared: e } = await import(
              `./_virtual_mf-localSharedImportMap___mfe_internal__people__mf_owner__1-D5DB1Z-b.js`
            );
            return { usedShared: e };
          },
          [],
          import.meta.url,
        ),
        m = (e) => {
          let t = e;
          for (let e = 0; e < 5; e++) {
            let e = t?.default;
            if (!e || typeof e != `object` || Object.keys(e).length === 0) break;
            let n = Object.keys(t)
              .filter((e) => e !== 'default')
              .map((e) => t[e]);
            if (n.length > 0 && n.some((e) => e !== void 0)) break;
            t = e;
          }
          return t;
        },
        h = (e, t) =>
          y(t).some((n) =>
            Object.keys(f.shareScopeMap?.[n]?.[e] || {}).some((e) => e !== t.version),
          ),
        g = [
          [`react`],
          [`react-dom`, `@evergift/data/react`],
          [
            `@evergift/router`,
            `@evergift/data`,
            `@evergift/ui/button`,
            `@evergift/ui/dialog`,
            `@evergift/ui/page`,
            `@evergift/ui/page-header`,
          ],
          [`@evergift/contract`],
        ],
        _ = Symbol(`mf.originalSharedProvider`),
        v = { emit: (e) => e },
        y = (e) => (Array.isArray(e.scope) ? e.scope : [e.scope || `default`]),
        b = (e, t) => {
          if (t !== `version-first`) return e;
          let n = {};
          for (let [t, r] of Object.entries(e)) n[t] = Object.assign({}, r, { [_]: r });
          return n;
        },
        x = (t, n, r, i) => {
          if (!t || !r) return;
          let a = Object.fromEntries(
            Object.entries(t).filter(([, e]) => e?.shareConfig?.import !== !1),
          );
          if (Object.keys(a).length === 0) return;
          let o = y(r),
            s = b(a, i),
            c = {};
          for (let e of o) c[e || `default`] = { [n]: s };
          let l = e.getRegisteredShare(c, n, { ...r, scope: o, strategy: i }, v)?.shared;
          return l?.[_] || l;
        },
        S = (e, t, n, r) =>
          n.shareConfig?.singleton
            ? Object.values(e || {}).some((e) => e?.shareConfig?.import !== !1)
            : !!x(e, t, { ...n, scope: [r] }, `version-first`);
      for (let e of g)
        await Promise.all(
          e.map(async (e) => {
            let t = p[e];
            if (!t || (t.materialize === !1 && !t.lazy) || t.treeShaking) return;
            let a = n(e, t.shareConfig?.singleton, t.version, t.scope);
            if (!(
              i(r.share, a) !== void 0 &&
              ((!t.shareConfig?.singleton && c(r.share, a) === `people`) ||
                (t.shareConfig?.singleton && !h(e, t)))
            )) {
              if (t.shareConfig?.import === !1) {
                let n = y(t),
                  r = (n) => !S(f.shareScopeMap?.[n]?.[e], e, t, n);
                if (n.some(r)) {
                  f.__mfKeepAdoptedProviders ||
                    ((f.__mfKeepAdoptedProviders = !0),
                    f.sharedHandler?.hooks?.lifecycle?.afterRegisterShare?.on?.((e) => {
                      let { shared: t, previousShared: n, registeredShared: r } = e || {};
                      if (
                        t?.shareConfig?.import !== !1 ||
                        r !== t ||
                        !n ||
                        n.shareConfig?.import === !1
                      )
                        return;
                      let i = f.shareScopeMap?.[e.scope]?.[e.pkgName];
                      i && i[t.version] === t && (i[t.version] = n);
                    }));
                  for (let i of globalThis.__FEDERATION__?.__INSTANCES__ || [])
                    for (let a of n) {
                      let n = i?.shareScopeMap?.[a]?.[e];
                      if (!S(n, e, t, a) || !r(a)) continue;
                      let o = ((f.shareScopeMap[a] ||= {})[e] ||= {});
                      for (let [e, t] of Object.entries(n))
                        t?.shareConfig?.import !== !1 &&
                          ((o[e] && o[e].shareConfig?.import !== !1) || (o[e] = t));
                    }
                }
                if (n.every(r)) return;
              }
              await f
                .loadShare(e, { customShareInfo: { shareConfig: t.shareConfig } })
                .then(async (e) => {
                  if (e === !1) return;
                  let t = typeof e == `function` ? e() : e,
                    n = m(await Promise.resolve(t));
                  d(r.share, a, n, `people`);
                });
            }
          }),
        );
      return f;
    })()),
    i
  );
}
i = a();
export { i as hostInitPromise, a as initHost };
