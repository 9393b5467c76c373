import { t as e } from './assets/dist-BGCxGCM2.js';
import { t } from './assets/helpers-BeXt4QSy.js';
import { t as n } from './assets/vite-preload-helper-BQUUbbNx.js';
var r = {},
  i = new Set(),
  a = new Map();
function o(e, t) {
  let n = a.get(e);
  return (
    n ||
      ((n = Promise.resolve()
        .then(t)
        .catch((t) => {
          throw (a.delete(e), t);
        })),
      a.set(e, n)),
    n
  );
}
async function s(e) {
  if (typeof document > `u`) return;
  let t = r[e] || [];
  await Promise.all(
    t.map((e) => {
      let t = new URL(e, import.meta.url).href;
      return i.has(t) || (i.add(t), document.querySelector(`link[rel="stylesheet"][href="${t}"]`))
        ? Promise.resolve()
        : new Promise((e, n) => {
            let r = document.createElement(`link`);
            ((r.rel = `stylesheet`),
              (r.href = t),
              (r.onload = () => e()),
              (r.onerror = () => n(Error(`[Module Federation] Failed to load CSS asset: ${t}`))),
              document.head.appendChild(r));
          });
    }),
  );
}
var c = {
  './remote': async () => {
    (await s(`./remote`), await Promise.all([]));
    let e = await o(`./remote`, () =>
        n(() => import(`./assets/remote-BH37P3f3.js`), [], import.meta.url),
      ),
      t = e && e.__mf_remote_dependency_pending;
    t && typeof t.then == `function` && (await t);
    let r = {};
    return (
      Object.assign(r, e),
      Object.defineProperty(r, '__esModule', { value: !0, enumerable: !1 }),
      r
    );
  },
};
typeof __VUE_HMR_RUNTIME__ > `u` &&
  (globalThis.__VUE_HMR_RUNTIME__ = { createRecord() {}, rerender() {}, reload() {} });
var l = `__mf_init__virtual:mf:__mfe_internal__people__mf_owner__31204500675706__mf_v__runtimeInit__mf_v__.js__`,
  u = globalThis[l];
if (!u) {
  let e,
    t,
    n = new Promise((n, r) => {
      ((e = n), (t = r));
    });
  u = globalThis[l] = { initPromise: n, initResolve: e, initReject: t };
}
var d = u.initResolve,
  f = `__mf_module_cache__`;
((globalThis[f] ||= { share: {}, remote: {} }),
  (globalThis[f].share ||= {}),
  (globalThis[f].remote ||= {}));
var p = globalThis[f];
for (let e of Object.keys(p.share))
  if (e.startsWith(`default:`)) {
    let t = e.slice(8);
    p.share[t] === void 0 && (p.share[t] = p.share[e]);
  } else if (!e.includes(`:`)) {
    let t = `default:` + e;
    p.share[t] === void 0 && (p.share[t] = p.share[e]);
  }
var m = {},
  h = Array.isArray(`default`) ? `default` : [`default`],
  g = `default`,
  _ = `people`,
  v = [
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
  y,
  b;
async function x(e) {
  for (let t = 0; ; t++)
    try {
      return await e();
    } catch (e) {
      throw e;
    }
}
var S = Symbol(`mf.originalSharedProvider`),
  C = { emit: (e) => e },
  w = (e) => (Array.isArray(e.scope) ? e.scope : [e.scope || `default`]),
  T = (e, t) => {
    if (t !== `version-first`) return e;
    let n = {};
    for (let [t, r] of Object.entries(e)) n[t] = Object.assign({}, r, { [S]: r });
    return n;
  },
  E = (e, t) => {
    if (!t) return;
    let n = Object.entries(e || {}),
      r = n.find(([, e]) => e === t);
    if (r) return { version: r[0], provider: t, registered: !0 };
    if (typeof t.version == `string` && t.version)
      return { version: t.version, provider: t, registered: !1 };
    let i = n.filter(([, e]) => e === t || !!(t.from && e?.from === t.from));
    if (i.length === 1) return { version: i[0][0], provider: t, registered: !1 };
  },
  D = (e, n, r, i) => {
    if (!e || !r) return;
    let a = Object.fromEntries(Object.entries(e).filter(([, e]) => e?.shareConfig?.import !== !1));
    if (Object.keys(a).length === 0) return;
    let o = w(r),
      s = T(a, i),
      c = {};
    for (let e of o) c[e || `default`] = { [n]: s };
    let l = t.getRegisteredShare(c, n, { ...r, scope: o, strategy: i }, C)?.shared;
    return l?.[S] || l;
  },
  O = (e, t, n, r) => {
    let i = (e) => k(e, n),
      a = Object.fromEntries(
        Object.entries(e || {}).filter(([, e]) => !i(e) && e?.shareConfig?.import !== !1),
      );
    n?.version && n.shareConfig?.import !== !1 && (a[n.version] || (a[n.version] = n));
    let o = D(a, t, n, r);
    return i(o) ? void 0 : o;
  },
  k = (e, t) => e === t || !!(t?.from && e?.from === t.from),
  A = (e, t, n, r, i, a, o, s, c) => {
    if (c !== `version-first` || !s) return;
    let l = t?.options?.shared?.[i],
      u = Array.isArray(l) ? l.find((e) => e?.version === a) : void 0,
      d = (s?.from === t?.options?.name ? s : void 0) || (k(u, s) ? u : t ? void 0 : s);
    if (d)
      return e.some((e) => e !== t && e?.options?.name === o?.from && e?.shareScopeMap?.[r] === n)
        ? d
        : void 0;
  },
  ee = (e, t, n, r, i, a, o, s, c) => {
    let l = a.registered ? A(e, t, n, r, i, a.version, a.provider, s, c) : void 0,
      u = l || o;
    if (u && (!a.registered || k(u, s))) return { provider: u, scopeRootProvider: l };
  };
async function j() {
  return (
    (y ||= x(() =>
      n(
        () =>
          import(
            `./assets/_virtual_mf-localSharedImportMap___mfe_internal__people__mf_owner__1-D5DB1Z-b.js`
          ),
        [],
        import.meta.url,
      ),
    ).catch((e) => {
      throw ((y = void 0), e);
    })),
    y
  );
}
async function M() {
  return c;
}
async function N(t = {}, n = [], r = {}) {
  let i = (e, t, n, r) => {
      let i = (Array.isArray(r) ? r[0] : r) || `default`,
        a = t || !n ? e : e + `@` + n,
        o = { canonical: i + `:` + a };
      return (i === 'default' && (o.aliases = [a]), o);
    },
    a = (e, t) => {
      let n = e[t.canonical];
      if (n !== void 0) return n;
      let r = t.aliases || [];
      for (let n of r) {
        if (!Object.prototype.hasOwnProperty.call(e, n)) continue;
        let r = e[n];
        if (r !== void 0) return ((e[t.canonical] = r), r);
      }
    },
    o = Symbol.for(`module-federation.shared-cache-listeners`),
    s = Symbol.for(`module-federation.shared-cache-owners`),
    c = (e) => {
      let t = e[s];
      return (
        t === void 0 &&
          ((t = Object.create(null)),
          Object.defineProperty(e, s, {
            value: t,
            enumerable: !1,
            configurable: !1,
            writable: !1,
          })),
        t
      );
    },
    l = (e, t) => e[s]?.[t.canonical],
    f = (e) => {
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
    y = (e, t) => {
      if (e === t) return !0;
      let n = f(e),
        r = f(t);
      if (!n || !r) return !1;
      let i = n.internals,
        a = r.internals;
      return i !== void 0 || a !== void 0
        ? i !== void 0 && i === a
        : typeof n.hook == `function` && n.hook === r.hook;
    },
    S = (e, t, n, r) => {
      let i = a(e, t);
      if (i !== void 0 && y(i, n)) return n;
      e[t.canonical] = n;
      let l = t.aliases || [];
      for (let t of l)
        Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 });
      let u = e[s];
      r === void 0 ? u && delete u[t.canonical] : (c(e)[t.canonical] = r);
      let d = e[o]?.[t.canonical];
      if (d) for (let e of d) e(n);
      return n;
    },
    C = Symbol.for(`module-federation.tree-shaking-shared-cache`),
    w = (e) => {
      let t = e[C];
      return (
        t === void 0 &&
          ((t = Object.create(null)),
          Object.defineProperty(e, C, {
            value: t,
            enumerable: !1,
            configurable: !1,
            writable: !1,
          })),
        t
      );
    },
    T = (e, t, n, r) => {
      if (!Array.isArray(n)) return r;
      let i = [...new Set(n)].sort(),
        a = w(e),
        o = (a[t.canonical] ||= []),
        s = o.find(
          (e) =>
            e.providedExports.length === i.length && e.providedExports.every((e, t) => e === i[t]),
        );
      return (s ? (s.value = r) : o.push({ providedExports: i, value: r }), r);
    },
    A = Symbol.for(`module-federation.tree-shaking-shared-selection-cache`),
    M = (e) => {
      let t = e[A];
      return (
        t === void 0 &&
          ((t = Object.create(null)),
          Object.defineProperty(e, A, {
            value: t,
            enumerable: !1,
            configurable: !1,
            writable: !1,
          })),
        t
      );
    },
    N = (e, t, n) => {
      let r = a(e, t);
      return r === void 0 ? e[A]?.[t.canonical]?.[n] : r;
    },
    P = (e, t, n, r) => {
      let i = M(e),
        a = (i[t.canonical] ||= Object.create(null));
      return ((a[n] = r), r);
    },
    F = globalThis.__FEDERATION__?.__INSTANCES__ || [],
    te = n.find((e) => e?.from)?.from,
    ne =
      F.find((e) => e?.options?.name === te && e?.shareScopeMap?.default === t) ||
      F.find((e) => e?.options?.name !== _ && e?.shareScopeMap?.default === t),
    I = Object.create(null),
    re = (e) => {
      let t = Object.create(null);
      for (let [n, r] of Object.entries(e || {})) t[n] = Object.assign(Object.create(null), r);
      return t;
    },
    ie = (e, t) => {
      for (let [n, r] of Object.entries(G.shareScopeMap?.[e] || {}))
        for (let [e, i] of Object.entries(r || {})) {
          if (!i || i.get === R[n]?.get) continue;
          let r = (t[n] ||= {});
          r[e] === void 0 && (r[e] = i);
        }
    },
    ae = (e, t) => {
      ie(e, t);
      let n = !ne && Object.values(t || {}).some((e) => Object.values(e || {}).some(z)),
        r = n ? re(t) : t;
      return ((I[e] = { host: t, runtime: r, isWebpackScope: n }), r);
    },
    oe = () => {
      let e = Object.values(I).filter(({ isWebpackScope: e }) => e);
      if (e.length !== 0)
        for (let { host: t, runtime: n } of e)
          for (let [e, r] of Object.entries(t || {})) {
            let t = (n[e] ||= Object.create(null));
            for (let [e, n] of Object.entries(r || {})) t[e] = n;
          }
    },
    L = Object.create(null);
  for (let [e, n] of Object.entries(t)) {
    let t = (L[e] = Object.create(null));
    for (let [e, r] of Object.entries(n)) t[e] = Object.assign({}, r);
  }
  let { usedShared: R, usedRemotes: se } = await j();
  function z(e) {
    if (typeof e?.get != `function`) return !1;
    let t = Function.prototype.toString.call(e.get);
    return t.includes(`__webpack_require__`) || /\.\s*e\s*\([^)]*\)\s*\.then\s*\(/.test(t);
  }
  let ce = Object.values(L).some((e) => Object.values(e || {}).some(z)),
    le = (e) => {
      let t = e.split(`/`);
      return e.startsWith(`@`) ? t.slice(0, 2).join(`/`) : t[0];
    },
    B = (e, n, r, i) => {
      if (typeof O != `function`) return;
      let a = le(e),
        o =
          !i || a === e
            ? [[e, n]]
            : [
                [e, n],
                [a, R[a]],
              ];
      for (let [n, i] of o) {
        if (!i) continue;
        let a = O(r ? (n === e ? r : L[n]) : (L[n] ?? t[n]), n, i, `version-first`);
        if (a) return a;
      }
    },
    ue = (e, t, n) => {
      let r = B(e, t, n, !0);
      return r && z(r) && !r.lib && !r.loaded ? r : void 0;
    };
  var V = m[g];
  if (((V ||= m[g] = { from: _ }), n.indexOf(V) >= 0)) return;
  n.push(V);
  let de = (e) => {
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
    fe = [],
    pe = globalThis.window === void 0 ? await Promise.all([]) : [],
    H = `__mf_vite_runtime_share_load_id__`,
    me = 0,
    U = new Map(),
    W = new Map(),
    G = e({
      name: _,
      remotes: se,
      shared: R,
      plugins: [he(), ge(), ...fe, ...pe],
      shareStrategy: `version-first`,
    });
  G.initShareScopeMap(`default`, ae(`default`, t));
  function he() {
    return {
      name: `vite-share-pin-lifecycle-plugin`,
      resolveShare(e) {
        let t = e.shareInfo?.[H],
          n = t === void 0 ? void 0 : W.get(t);
        if (!n) return e;
        let r = e.resolver;
        return ((e.resolver = (...e) => (n.pinned.reapply(), r(...e))), n.pinned.reveal(), e);
      },
    };
  }
  function ge() {
    return {
      name: `vite-real-name-snapshot-plugin`,
      afterLoadSnapshot(e) {
        let t = e && e.remoteSnapshot,
          n = t && t.globalName,
          r = t && t.version;
        if (!n || !r || !t.remoteEntry) return e;
        let i = globalThis.__FEDERATION__ && globalThis.__FEDERATION__.moduleInfo,
          a = n + `:` + r;
        return (i && !i[a] && (i[a] = t), e);
      },
    };
  }
  let _e = G.sharedHandler.hooks.lifecycle.resolveShare;
  G.__mfKeepAdoptedProviders ||
    ((G.__mfKeepAdoptedProviders = !0),
    G.sharedHandler?.hooks?.lifecycle?.afterRegisterShare?.on?.((e) => {
      let { shared: t, previousShared: n, registeredShared: r } = e || {};
      if (t?.shareConfig?.import !== !1 || r !== t || !n || n.shareConfig?.import === !1) return;
      let i = G.shareScopeMap?.[e.scope]?.[e.pkgName];
      i && i[t.version] === t && (i[t.version] = n);
    }));
  let K = new WeakMap();
  _e.on((e) => {
    let t = e.shareInfo?.[H],
      n = e.resolver;
    return (
      typeof n == `function` &&
        (e.resolver = (...r) => {
          let i = n(...r);
          if (i?.shared?.shareConfig?.import === !1 && typeof D == `function` && R[e.pkgName]) {
            let t = D(
              e.shareScopeMap?.[e.scope]?.[e.pkgName],
              e.pkgName,
              R[e.pkgName],
              `version-first`,
            );
            t &&
              t.shareConfig?.import !== !1 &&
              (i = { shared: t, useTreesShaking: i.useTreesShaking });
          }
          let a = i?.shared;
          return (
            a &&
              (typeof a == `object` || typeof a == `function`) &&
              !K.has(a) &&
              K.set(a, { from: a.from }),
            t !== void 0 && a && U.set(t, a),
            i
          );
        }),
      e
    );
  });
  let ve = (e, t, n, r) => {
      if (!e || e[t] !== n) return;
      let i = Object.assign({}, r, {
          version: r.version ?? t,
          scope: r.scope ?? n?.scope ?? [`default`],
          strategy: `loaded-first`,
        }),
        a = r.from;
      e[t] = i;
      let o = () => (n === void 0 ? e[t] === void 0 : e[t] === n);
      return {
        provider: i,
        reveal() {
          return e[t] === i && (n === void 0 ? delete e[t] : (e[t] = n), !0);
        },
        reapply() {
          return o() ? ((e[t] = i), !0) : !1;
        },
        release(s, c = !0) {
          return (
            (r.from = a),
            e[t] === i
              ? c
                ? s
                  ? ((i.from = a),
                    s && i.lib && (i.loaded = !0),
                    r.strategy === void 0 ? delete i.strategy : (i.strategy = r.strategy),
                    !0)
                  : (n === void 0 ? delete e[t] : (e[t] = n), !1)
                : (n === void 0 ? delete e[t] : (e[t] = n), !0)
              : !c && o()
          );
        },
      };
    },
    ye = (e) =>
      Object.entries(e || {}).map(([e, t]) => ({
        provider: t,
        version: e,
        from: t.from,
        registered: !0,
      })),
    be = (e, t) => {
      if (t === void 0) return;
      let n;
      for (let r of e) {
        let e = r.provider,
          i = e.treeShaking || e;
        if (r.loadedFactory === t || e.lib === t || i.lib === t) {
          if (n) return;
          n = r;
        }
      }
      return n;
    },
    xe = async (e, t, n) => {
      let r = ++me;
      W.set(r, { pinned: n });
      try {
        let n = await G.loadShare(e, { customShareInfo: { shareConfig: t, [H]: r } });
        return { factory: n === !1 ? void 0 : n, selectedProvider: U.get(r) };
      } finally {
        (U.delete(r), W.delete(r));
      }
    },
    Se = async (e, t, n, r, i, a, o = !0) => {
      let s = a.from,
        c = ve(n, r, i, a);
      if (!c) return;
      let l;
      try {
        l = await xe(e, t, c);
      } catch (e) {
        throw (c.release(!1), e);
      }
      let u = l?.factory;
      if (u === void 0) {
        c.release(!1);
        return;
      }
      let d = ye(n),
        f = c.provider.treeShaking || c.provider,
        p = c.provider.lib === u || f.lib === u;
      if (!o && p) {
        let e = d.findIndex((e) => e.provider === c.provider);
        e !== -1 && d.splice(e, 1);
      }
      !o &&
        !d.some((e) => e.provider === a) &&
        d.push({ provider: a, version: r, from: s, registered: !1, loadedFactory: p ? u : void 0 });
      let m = !o && l.selectedProvider === c.provider && p ? a : l.selectedProvider;
      if (m && !d.some((e) => e.provider === m)) {
        let e = K.get(m),
          t = typeof m.version == `string` && m.version ? m.version : r;
        d.push({
          provider: m,
          version: t,
          from: e ? e.from : m.from,
          registered: n?.[t] === m,
          loadedFactory: u,
        });
      }
      let h = d.find((e) => e.provider === m) ?? be(d, u);
      if (!c.release(!0, h?.provider === c.provider) || !h) return;
      let g = K.get(h.provider);
      ((h.from = h.provider === a ? s : g ? g.from : h.provider.from),
        g && (h.provider.from = g.from));
      let _ = typeof u == `function` ? u() : u,
        v = await Promise.resolve(_);
      if (!(h.registered && n?.[h.version] !== h.provider))
        return { provider: h.provider, selection: h, resolved: v };
    },
    q = new Set(),
    J = new Map(),
    Ce = async (e, n, r) => {
      let o = !!n.shareConfig?.singleton;
      if (!o && n.canLiveRebind !== !1)
        try {
          let s = O(r, e, n, `version-first`),
            c = E(r, s);
          if (!c || (n.shareConfig?.import === !1 && k(s, n)) || s?.shareConfig?.import === !1)
            return;
          let { version: l } = c;
          if (
            (!o && l !== n.version) ||
            (!s.lib && !s.loading && !(s.loaded && typeof s.get == `function`))
          )
            return;
          let u = i(e, o, n.version, n.scope);
          if (a(p.share, u) !== void 0) return;
          let d = t[e],
            f = d?.[l];
          if (c.registered && !k(f, s)) return;
          let m,
            h = s.lib;
          if (
            (!h && z(s)) ||
            (!h && s.loading && (h = await s.loading),
            !h && s.loaded && typeof s.get == `function` && (h = await s.get()),
            !h)
          )
            return;
          let g = typeof h == `function` ? h() : h,
            _ = await Promise.resolve(g),
            v = c.registered ? f : s;
          m = {
            provider: v,
            selection: { provider: v, version: l, from: s.from, registered: c.registered },
            resolved: _,
          };
          let y = m?.provider,
            b = m?.selection;
          if (!b) return;
          let x = m?.resolved;
          if (x === void 0 || a(p.share, u) !== void 0 || (b.registered && d?.[b.version] !== y))
            return;
          (S(p.share, u, de(x), b.from), q.add(y));
        } catch (t) {
          console.error(
            `[Module Federation] Failed to bridge materialized shared module "` + e + `"`,
            t,
          );
        }
    },
    Y = async (e, n, r, o, s) => {
      try {
        let c = i(e, n.shareConfig?.singleton, n.version, n.scope),
          u = a(p.share, c),
          d = l(p.share, c),
          f = O(r, e, n, `version-first`),
          m = f || D(r, e, n, `version-first`) || n,
          h = E(r, m);
        if (!h) return;
        let g = k(m, n),
          { version: v } = h;
        if (!n.shareConfig?.singleton && v !== n.version) return;
        let y = o?.[v],
          b = ee(F, ne, t, `default`, e, h, f, y, `version-first`);
        if (!b && !g) return;
        let { provider: x, scopeRootProvider: C } = b || { provider: m, scopeRootProvider: void 0 };
        if (
          n.canLiveRebind === !1 ||
          (n.shareConfig?.import === !1 && k(x, n)) ||
          x?.shareConfig?.import === !1 ||
          (u !== void 0 && d !== _)
        )
          return;
        let w = t[e],
          T = w?.[v];
        if (h.registered && !C && !k(T, x)) return;
        let A = await Se(e, n.shareConfig, w, v, T, x, h.registered && !g),
          j = A?.provider,
          M = A?.selection;
        if (
          !M ||
          k(j, n) ||
          (s && (s.version !== M.version || !k({ from: M.from }, s.provider))) ||
          q.has(j)
        )
          return;
        let N = A?.resolved;
        if (N === void 0) return;
        let P = a(p.share, c),
          te = l(p.share, c);
        if ((P !== void 0 && te !== _) || (M.registered && w?.[M.version] !== j)) return;
        (s || J.set(e, { version: M.version, provider: { from: M.from } }), q.add(j));
        let I = de(N);
        S(p.share, c, I, M.from);
      } catch (t) {
        console.error(`[Module Federation] Failed to bridge external shared module "` + e + `"`, t);
      }
    };
  for (let e of v)
    await Promise.all(
      e.map(async (e) => {
        let t = R[e];
        t && t.materialize !== !1 && !t.treeShaking && (await Ce(e, t, L[e]));
      }),
    );
  for (let [e, t] of Object.entries(R)) {
    if (t.treeShaking) continue;
    let n = i(e, t.shareConfig?.singleton, t.version, t.scope);
    if (a(p.share, n) !== void 0) continue;
    let r = i(e, !0, t.version, t.scope),
      o = a(p.share, r);
    o !== void 0 && S(p.share, n, o, l(p.share, r));
  }
  let we = [
      `react`,
      `react-dom`,
      `@evergift/data/react`,
      `@evergift/router`,
      `@evergift/data`,
      `@evergift/ui/button`,
      `@evergift/ui/dialog`,
      `@evergift/ui/page`,
      `@evergift/ui/page-header`,
      `@evergift/contract`,
    ],
    Te = [
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
    X = new Map(we.map((e, t) => [e, t])),
    Ee = {
      1: [0],
      2: [0],
      3: [0, 1],
      4: [0, 2],
      5: [0, 1],
      6: [0, 1],
      7: [0, 1],
      8: [0, 1],
      9: [3, 4, 0],
    },
    Z = we.filter(
      (e) => R[e] && (R[e].materialize !== !1 || (R[e].shareConfig?.import === !1 && !R[e].lazy)),
    );
  p.providerInit ||= new Map();
  let De = (e, t) => {
    let n = p.providerInit.get(e);
    if (n) return n;
    let r = Promise.resolve().then(t);
    return (p.providerInit.set(e, r), r.catch(() => p.providerInit.delete(e)), r);
  };
  var Oe = async (e) => {
    let t = new Set(e);
    for (let e of Te)
      await Promise.all(
        e
          .filter((e) => t.has(e))
          .map(async (e) => {
            let t = R[e],
              n = i(e, t.shareConfig?.singleton, t.version, t.scope);
            if (t.shareConfig?.import === !1 || t.treeShaking || a(p.share, n) !== void 0) return;
            let r = i(e, !0, t.version, t.scope),
              o = a(p.share, r);
            if (o !== void 0) {
              S(p.share, n, o, l(p.share, r));
              return;
            }
            let s = typeof B == `function` ? B(e, t) : void 0;
            if (s) {
              let e = s.lib;
              if (
                (!e && s.loading && (e = await s.loading),
                !e && s.loaded && typeof s.get == `function` && (e = await s.get()),
                e)
              ) {
                let t = typeof e == `function` ? e() : e,
                  r = await Promise.resolve(t);
                S(
                  p.share,
                  n,
                  ((e) => {
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
                  })(r),
                  s.from,
                );
              }
              return;
            }
            let c = n.canonical,
              u = await De(c, async () => {
                let e = await t.get(),
                  n = typeof e == `function` ? e() : e;
                return Promise.resolve(n);
              });
            for (let n of G.options.shared?.[e] || []) n.get === t.get && (n.eager = !0);
            let d = ((e) => {
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
              })(u),
              f = d === u ? { ...u } : d;
            (f.__esModule !== !0 &&
              Object.defineProperty(f, '__esModule', { value: !0, enumerable: !1 }),
              S(p.share, n, f, _));
          }),
      );
  };
  let Q = (e) => {
      let t = R[e];
      if (!t.treeShaking && t.shareConfig?.import !== !1) return !1;
      let n = i(e, t.shareConfig?.singleton, t.version, t.scope);
      return t.treeShaking
        ? N(p.share, n, _) === void 0 && a(p.share, n) === void 0
        : a(p.share, n) === void 0;
    },
    ke = (e) => {
      let t = R[e],
        n = i(e, t.shareConfig?.singleton, t.version, t.scope);
      return (t.treeShaking ? (N(p.share, n, _) ?? a(p.share, n)) : a(p.share, n)) === void 0
        ? t.treeShaking || t.shareConfig?.import === !1
          ? !0
          : typeof O == `function` && !!O(L[e], e, t, `version-first`)
        : !1;
    },
    Ae = (e) => {
      let t = !0;
      for (; t;) {
        t = !1;
        for (let n of Z) {
          let r = X.get(n);
          e.has(r) || ((Ee[r] || []).some((t) => e.has(t)) && (e.add(r), (t = !0)));
        }
      }
      return e;
    },
    je = Ae(new Set(Z.filter(ke).map((e) => X.get(e)))),
    Me = Z.filter((e) => !je.has(X.get(e)));
  var Ne = Z.filter((e) => je.has(X.get(e)));
  await Oe(Me);
  try {
    await x(async () => {
      await Promise.all(
        await G.initializeSharing(`default`, {
          strategy: `version-first`,
          from: `build`,
          initScope: n,
        }),
      );
    });
  } catch (e) {
    console.error(`[Module Federation]`, e);
  }
  oe();
  let Pe = async () => {
    for (let e of v)
      await Promise.all(
        e.map(async (e) => {
          let n = R[e];
          n && n.materialize !== !1 && !n.treeShaking && (await Y(e, n, t[e], L[e], void 0));
        }),
      );
  };
  ce ? (b = Pe) : await Pe();
  try {
    let e = globalThis.__FEDERATION__?.__SHARE__,
      t = Object.create(null);
    if (e)
      for (let [, n] of Object.entries(e))
        for (let e of h) {
          let r = n?.[e];
          if (r)
            for (let [e, n] of Object.entries(r)) {
              let r = R?.[e],
                i = L[e],
                a = J.get(e);
              if (!r || !i || !a || r.treeShaking) continue;
              let o = t[e] || (t[e] = Object.create(null));
              for (let [e, t] of Object.entries(n)) {
                if (!t.lib || a.version !== e || !k(t, a.provider)) continue;
                let n = i[e];
                (t === n || (n?.from && t.from === n.from)) &&
                  (t === r || (r.from && t.from === r.from) || (o[e] === void 0 && (o[e] = t)));
              }
            }
        }
    for (let e of v)
      await Promise.all(
        e.map(async (e) => {
          let n = t[e];
          n && (await Y(e, R[e], n, L[e], J.get(e)));
        }),
      );
  } catch (e) {
    console.error(`[Module Federation] Failed to bridge external shared modules`, e);
  }
  let Fe = async () => {},
    Ie = async (e, n) => {
      let r = i(e, n.shareConfig?.singleton, n.version, n.scope),
        o = n.treeShaking ? N(p.share, r, _) : a(p.share, r);
      if (n.shareConfig?.import !== !1 || o !== void 0 || ue(e, n, L[e])) return;
      let s = (e) => {
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
        c = t?.[e],
        l = D(c, e, n, `version-first`) || n,
        u = E(c, l);
      if (!u) return;
      let d = (e) => e === n || e?.shareConfig?.import === !1;
      if (d(l)) return;
      let { version: f } = u,
        m = c?.[f],
        h = await Se(e, n.shareConfig, c, f, m, l, u.registered),
        g = h?.selection,
        v = h?.provider,
        y = h?.resolved;
      if (
        !g ||
        d(v) ||
        y === void 0 ||
        (n.treeShaking ? N(p.share, r, _) : a(p.share, r)) !== void 0 ||
        (g.registered && c?.[g.version] !== v)
      )
        return;
      let b = s(y);
      if (n.treeShaking) {
        let e = n.treeShaking.providedExports ?? n.treeShaking.usedExports ?? [];
        (T(p.share, r, e, b), P(p.share, r, _, b));
      } else S(p.share, r, b, g.from);
    },
    Le = [],
    $ = new Set();
  for (let e of Ne) {
    let t = R[e],
      n = X.get(e);
    if (Q(e))
      try {
        t.treeShaking ? await Fe(e, t) : t.shareConfig?.import === !1 && (await Ie(e, t));
      } catch (t) {
        console.error(`[Module Federation] Failed to resolve runtime-only shared module "${e}"`, t);
      }
    Q(e) && $.add(n);
  }
  (Ae($), Le.push(...Ne.filter((e) => !$.has(X.get(e)))), await Oe(Le));
  let Re = new Map();
  return (
    (u.loadLazyShares = async (e) => {
      let n = new Set(e);
      for (let e of v)
        await Promise.all(
          e
            .filter((e) => n.has(e))
            .map((e) => {
              let n = R[e];
              if (!n || !n.lazy || !Q(e)) return;
              let r = Re.get(e);
              return (
                r ||
                  ((r = Y(e, n, t[e], L[e], void 0).then(() => (Q(e) ? Ie(e, n) : void 0))),
                  r.catch(() => Re.delete(e)),
                  Re.set(e, r)),
                r
              );
            }),
        );
    }),
    d(G),
    G
  );
}
async function P(e) {
  let t = await M();
  if (!(e in t)) throw Error(`[Module Federation] Module ${e} does not exist in container.`);
  return (
    b && (await b()),
    p.pendingShareLoads && (await Promise.all(p.pendingShareLoads)),
    t[e]().then((e) => () => e)
  );
}
export { P as get, N as init };
if (typeof document !== 'undefined' && document.head) {
  try {
    for (const __mfWarmupPath of [
      'assets/_virtual_mf-localSharedImportMap___mfe_internal__people__mf_owner__1-D5DB1Z-b.js',
      'assets/dist-BGCxGCM2.js',
      'assets/utils-D_aEWdt_.js',
    ]) {
      const __mfWarmupLink = document.createElement('link');
      __mfWarmupLink.rel = 'modulepreload';
      __mfWarmupLink.crossOrigin = '';
      __mfWarmupLink.href = new URL(__mfWarmupPath, import.meta.url).href;
      document.head.appendChild(__mfWarmupLink);
    }
  } catch (__mfWarmupError) {}
}
