import './dist-BGCxGCM2.js';
var e = (e) => async () => {
    throw Error(`[Module Federation] Shared module '${e}' must be provided by host`);
  },
  t = [
    `@evergift/data/react`,
    `@evergift/router`,
    `@evergift/ui/button`,
    `@evergift/ui/dialog`,
    `@evergift/ui/page`,
    `@evergift/ui/page-header`,
    `react`,
  ],
  n = (e) => Array.isArray(t) && t.includes(e),
  r = (t, r, i, a, o) => ({
    name: t,
    version: r,
    scope: [i],
    loaded: !1,
    materialize: a && !n(t),
    lazy: n(t),
    eager: o.eager,
    from: `people`,
    canLiveRebind: !0,
    get: e(t),
    shareConfig: { ...o, import: !1 },
  }),
  i = {
    react: r(`react`, `19.3.1`, `default`, !0, {
      singleton: !0,
      requiredVersion: `^19.3.1`,
      strictVersion: !1,
      eager: !1,
    }),
    'react-dom': r(`react-dom`, `19.3.1`, `default`, !0, {
      singleton: !0,
      requiredVersion: `^19.3.1`,
      strictVersion: !1,
      eager: !1,
    }),
    '@evergift/router': r(`@evergift/router`, `0.1.0`, `default`, !0, {
      singleton: !0,
      requiredVersion: `^0.1.0`,
      strictVersion: !1,
      eager: !1,
    }),
    '@evergift/data/react': r(`@evergift/data/react`, `0.1.0`, `default`, !0, {
      singleton: !0,
      requiredVersion: `^0.1.0`,
      strictVersion: !1,
      eager: !1,
    }),
    '@evergift/data': r(`@evergift/data`, `0.1.0`, `default`, !0, {
      singleton: !0,
      requiredVersion: `^0.1.0`,
      strictVersion: !1,
      eager: !1,
    }),
    '@evergift/contract': r(`@evergift/contract`, `0.1.0`, `default`, !0, {
      singleton: !0,
      requiredVersion: `^0.1.0`,
      strictVersion: !1,
      eager: !1,
    }),
    '@evergift/ui/button': r(`@evergift/ui/button`, `0.1.0`, `default`, !0, {
      singleton: !0,
      requiredVersion: `^0.1.0`,
      strictVersion: !1,
      eager: !1,
    }),
    '@evergift/ui/dialog': r(`@evergift/ui/dialog`, `0.1.0`, `default`, !0, {
      singleton: !0,
      requiredVersion: `^0.1.0`,
      strictVersion: !1,
      eager: !1,
    }),
    '@evergift/ui/page': r(`@evergift/ui/page`, `0.1.0`, `default`, !0, {
      singleton: !0,
      requiredVersion: `^0.1.0`,
      strictVersion: !1,
      eager: !1,
    }),
    '@evergift/ui/page-header': r(`@evergift/ui/page-header`, `0.1.0`, `default`, !0, {
      singleton: !0,
      requiredVersion: `^0.1.0`,
      strictVersion: !1,
      eager: !1,
    }),
  },
  a = [];
export { a as usedRemotes, i as usedShared };
