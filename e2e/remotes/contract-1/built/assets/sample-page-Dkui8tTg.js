import {
  n as e,
  t,
} from './_virtual_mf___mfe_internal__people__mf_owner__31204500675706__loadShare___mf_0_evergift_mf_1_contract__loadShare__-DwH7WUqW.js';
import { t as n } from './jsx-runtime-48MyoDMr.js';
var r = `__mf_init__virtual:mf:__mfe_internal__people__mf_owner__31204500675706__mf_v__runtimeInit__mf_v__.js__`,
  i = globalThis[r];
if (!i) {
  let e,
    t,
    n = new Promise((n, r) => {
      ((e = n), (t = r));
    });
  i = globalThis[r] = { initPromise: n, initResolve: e, initReject: t };
}
var a = i.initPromise,
  o = `__mf_module_cache__`;
((globalThis[o] ||= { share: {}, remote: {} }),
  (globalThis[o].share ||= {}),
  (globalThis[o].remote ||= {}));
var s = globalThis[o],
  ee = (e) => {
    let t = (s.pendingShareLoads ||= []);
    t.push(e);
    let n = () => {
      let n = t.indexOf(e);
      n !== -1 && t.splice(n, 1);
    };
    return (e.then(n, n), e);
  };
for (let e of Object.keys(s.share))
  if (e.startsWith(`default:`)) {
    let t = e.slice(8);
    s.share[t] === void 0 && (s.share[t] = s.share[e]);
  } else if (!e.includes(`:`)) {
    let t = `default:` + e;
    s.share[t] === void 0 && (s.share[t] = s.share[e]);
  }
var c = (e, t) => {
    let n = e[t.canonical];
    if (n !== void 0) return n;
    let r = t.aliases || [];
    for (let n of r) {
      if (!Object.prototype.hasOwnProperty.call(e, n)) continue;
      let r = e[n];
      if (r !== void 0) return ((e[t.canonical] = r), r);
    }
  },
  l,
  u,
  d = (e) => {
    (e.AuthProvider,
      e.useAuth,
      e.DataProvider,
      (l = e.useData),
      e.useObservable,
      (u = e.useQuery),
      e.default);
  },
  f = c(s.share, { canonical: `default:@evergift/data/react`, aliases: [`@evergift/data/react`] });
f === void 0
  ? ee(
      a
        .then(() => {
          if (
            ((f = c(s.share, {
              canonical: `default:@evergift/data/react`,
              aliases: [`@evergift/data/react`],
            })),
            f === void 0 && typeof i.loadLazyShares == `function`)
          )
            return i.loadLazyShares([`@evergift/data/react`]).then(() => {
              f = c(s.share, {
                canonical: `default:@evergift/data/react`,
                aliases: [`@evergift/data/react`],
              });
            });
        })
        .then(() => {
          if (f === void 0)
            throw Error(
              `[Module Federation] Shared module @evergift/data/react was imported before federation bootstrap finished.`,
            );
          d(f);
        }),
    )
  : d(f);
var p = `__mf_init__virtual:mf:__mfe_internal__people__mf_owner__31204500675706__mf_v__runtimeInit__mf_v__.js__`,
  m = globalThis[p];
if (!m) {
  let e,
    t,
    n = new Promise((n, r) => {
      ((e = n), (t = r));
    });
  m = globalThis[p] = { initPromise: n, initResolve: e, initReject: t };
}
var te = m.initPromise,
  h = `__mf_module_cache__`;
((globalThis[h] ||= { share: {}, remote: {} }),
  (globalThis[h].share ||= {}),
  (globalThis[h].remote ||= {}));
var g = globalThis[h],
  ne = (e) => {
    let t = (g.pendingShareLoads ||= []);
    t.push(e);
    let n = () => {
      let n = t.indexOf(e);
      n !== -1 && t.splice(n, 1);
    };
    return (e.then(n, n), e);
  };
for (let e of Object.keys(g.share))
  if (e.startsWith(`default:`)) {
    let t = e.slice(8);
    g.share[t] === void 0 && (g.share[t] = g.share[e]);
  } else if (!e.includes(`:`)) {
    let t = `default:` + e;
    g.share[t] === void 0 && (g.share[t] = g.share[e]);
  }
var _ = (e, t) => {
    let n = e[t.canonical];
    if (n !== void 0) return n;
    let r = t.aliases || [];
    for (let n of r) {
      if (!Object.prototype.hasOwnProperty.call(e, n)) continue;
      let r = e[n];
      if (r !== void 0) return ((e[t.canonical] = r), r);
    }
  },
  v,
  y = (e) => {
    (e.BrowserRouter,
      (v = e.Link),
      e.MemoryRouter,
      e.Navigate,
      e.NavLink,
      e.Outlet,
      e.Route,
      e.Routes,
      e.matchPath,
      e.useHref,
      e.useLocation,
      e.useNavigate,
      e.useNavigationType,
      e.useParams,
      e.useRoutes,
      e.useSearchParams,
      e.default);
  },
  b = _(g.share, { canonical: `default:@evergift/router`, aliases: [`@evergift/router`] });
b === void 0
  ? ne(
      te
        .then(() => {
          if (
            ((b = _(g.share, {
              canonical: `default:@evergift/router`,
              aliases: [`@evergift/router`],
            })),
            b === void 0 && typeof m.loadLazyShares == `function`)
          )
            return m.loadLazyShares([`@evergift/router`]).then(() => {
              b = _(g.share, {
                canonical: `default:@evergift/router`,
                aliases: [`@evergift/router`],
              });
            });
        })
        .then(() => {
          if (b === void 0)
            throw Error(
              `[Module Federation] Shared module @evergift/router was imported before federation bootstrap finished.`,
            );
          y(b);
        }),
    )
  : y(b);
var x = `__mf_init__virtual:mf:__mfe_internal__people__mf_owner__31204500675706__mf_v__runtimeInit__mf_v__.js__`,
  S = globalThis[x];
if (!S) {
  let e,
    t,
    n = new Promise((n, r) => {
      ((e = n), (t = r));
    });
  S = globalThis[x] = { initPromise: n, initResolve: e, initReject: t };
}
var re = S.initPromise,
  C = `__mf_module_cache__`;
((globalThis[C] ||= { share: {}, remote: {} }),
  (globalThis[C].share ||= {}),
  (globalThis[C].remote ||= {}));
var w = globalThis[C],
  ie = (e) => {
    let t = (w.pendingShareLoads ||= []);
    t.push(e);
    let n = () => {
      let n = t.indexOf(e);
      n !== -1 && t.splice(n, 1);
    };
    return (e.then(n, n), e);
  };
for (let e of Object.keys(w.share))
  if (e.startsWith(`default:`)) {
    let t = e.slice(8);
    w.share[t] === void 0 && (w.share[t] = w.share[e]);
  } else if (!e.includes(`:`)) {
    let t = `default:` + e;
    w.share[t] === void 0 && (w.share[t] = w.share[e]);
  }
var T = (e, t) => {
    let n = e[t.canonical];
    if (n !== void 0) return n;
    let r = t.aliases || [];
    for (let n of r) {
      if (!Object.prototype.hasOwnProperty.call(e, n)) continue;
      let r = e[n];
      if (r !== void 0) return ((e[t.canonical] = r), r);
    }
  },
  E,
  D = (e) => {
    ((E = e.Button), e.default);
  },
  O = T(w.share, { canonical: `default:@evergift/ui/button`, aliases: [`@evergift/ui/button`] });
O === void 0
  ? ie(
      re
        .then(() => {
          if (
            ((O = T(w.share, {
              canonical: `default:@evergift/ui/button`,
              aliases: [`@evergift/ui/button`],
            })),
            O === void 0 && typeof S.loadLazyShares == `function`)
          )
            return S.loadLazyShares([`@evergift/ui/button`]).then(() => {
              O = T(w.share, {
                canonical: `default:@evergift/ui/button`,
                aliases: [`@evergift/ui/button`],
              });
            });
        })
        .then(() => {
          if (O === void 0)
            throw Error(
              `[Module Federation] Shared module @evergift/ui/button was imported before federation bootstrap finished.`,
            );
          D(O);
        }),
    )
  : D(O);
var k = `__mf_init__virtual:mf:__mfe_internal__people__mf_owner__31204500675706__mf_v__runtimeInit__mf_v__.js__`,
  A = globalThis[k];
if (!A) {
  let e,
    t,
    n = new Promise((n, r) => {
      ((e = n), (t = r));
    });
  A = globalThis[k] = { initPromise: n, initResolve: e, initReject: t };
}
var ae = A.initPromise,
  j = `__mf_module_cache__`;
((globalThis[j] ||= { share: {}, remote: {} }),
  (globalThis[j].share ||= {}),
  (globalThis[j].remote ||= {}));
var M = globalThis[j],
  oe = (e) => {
    let t = (M.pendingShareLoads ||= []);
    t.push(e);
    let n = () => {
      let n = t.indexOf(e);
      n !== -1 && t.splice(n, 1);
    };
    return (e.then(n, n), e);
  };
for (let e of Object.keys(M.share))
  if (e.startsWith(`default:`)) {
    let t = e.slice(8);
    M.share[t] === void 0 && (M.share[t] = M.share[e]);
  } else if (!e.includes(`:`)) {
    let t = `default:` + e;
    M.share[t] === void 0 && (M.share[t] = M.share[e]);
  }
var N = (e, t) => {
    let n = e[t.canonical];
    if (n !== void 0) return n;
    let r = t.aliases || [];
    for (let n of r) {
      if (!Object.prototype.hasOwnProperty.call(e, n)) continue;
      let r = e[n];
      if (r !== void 0) return ((e[t.canonical] = r), r);
    }
  },
  P,
  F = (e) => {
    ((P = e.Page), e.AppFrame, e.default);
  },
  I = N(M.share, { canonical: `default:@evergift/ui/page`, aliases: [`@evergift/ui/page`] });
I === void 0
  ? oe(
      ae
        .then(() => {
          if (
            ((I = N(M.share, {
              canonical: `default:@evergift/ui/page`,
              aliases: [`@evergift/ui/page`],
            })),
            I === void 0 && typeof A.loadLazyShares == `function`)
          )
            return A.loadLazyShares([`@evergift/ui/page`]).then(() => {
              I = N(M.share, {
                canonical: `default:@evergift/ui/page`,
                aliases: [`@evergift/ui/page`],
              });
            });
        })
        .then(() => {
          if (I === void 0)
            throw Error(
              `[Module Federation] Shared module @evergift/ui/page was imported before federation bootstrap finished.`,
            );
          F(I);
        }),
    )
  : F(I);
var L = `__mf_init__virtual:mf:__mfe_internal__people__mf_owner__31204500675706__mf_v__runtimeInit__mf_v__.js__`,
  R = globalThis[L];
if (!R) {
  let e,
    t,
    n = new Promise((n, r) => {
      ((e = n), (t = r));
    });
  R = globalThis[L] = { initPromise: n, initResolve: e, initReject: t };
}
var se = R.initPromise,
  z = `__mf_module_cache__`;
((globalThis[z] ||= { share: {}, remote: {} }),
  (globalThis[z].share ||= {}),
  (globalThis[z].remote ||= {}));
var B = globalThis[z],
  ce = (e) => {
    let t = (B.pendingShareLoads ||= []);
    t.push(e);
    let n = () => {
      let n = t.indexOf(e);
      n !== -1 && t.splice(n, 1);
    };
    return (e.then(n, n), e);
  };
for (let e of Object.keys(B.share))
  if (e.startsWith(`default:`)) {
    let t = e.slice(8);
    B.share[t] === void 0 && (B.share[t] = B.share[e]);
  } else if (!e.includes(`:`)) {
    let t = `default:` + e;
    B.share[t] === void 0 && (B.share[t] = B.share[e]);
  }
var V = (e, t) => {
    let n = e[t.canonical];
    if (n !== void 0) return n;
    let r = t.aliases || [];
    for (let n of r) {
      if (!Object.prototype.hasOwnProperty.call(e, n)) continue;
      let r = e[n];
      if (r !== void 0) return ((e[t.canonical] = r), r);
    }
  },
  H,
  U = (e) => {
    ((H = e.PageHeader), e.default);
  },
  W = V(B.share, {
    canonical: `default:@evergift/ui/page-header`,
    aliases: [`@evergift/ui/page-header`],
  });
W === void 0
  ? ce(
      se
        .then(() => {
          if (
            ((W = V(B.share, {
              canonical: `default:@evergift/ui/page-header`,
              aliases: [`@evergift/ui/page-header`],
            })),
            W === void 0 && typeof R.loadLazyShares == `function`)
          )
            return R.loadLazyShares([`@evergift/ui/page-header`]).then(() => {
              W = V(B.share, {
                canonical: `default:@evergift/ui/page-header`,
                aliases: [`@evergift/ui/page-header`],
              });
            });
        })
        .then(() => {
          if (W === void 0)
            throw Error(
              `[Module Federation] Shared module @evergift/ui/page-header was imported before federation bootstrap finished.`,
            );
          U(W);
        }),
    )
  : U(W);
var G = `__mf_init__virtual:mf:__mfe_internal__people__mf_owner__31204500675706__mf_v__runtimeInit__mf_v__.js__`,
  K = globalThis[G];
if (!K) {
  let e,
    t,
    n = new Promise((n, r) => {
      ((e = n), (t = r));
    });
  K = globalThis[G] = { initPromise: n, initResolve: e, initReject: t };
}
var le = K.initPromise,
  q = `__mf_module_cache__`;
((globalThis[q] ||= { share: {}, remote: {} }),
  (globalThis[q].share ||= {}),
  (globalThis[q].remote ||= {}));
var J = globalThis[q],
  ue = (e) => {
    let t = (J.pendingShareLoads ||= []);
    t.push(e);
    let n = () => {
      let n = t.indexOf(e);
      n !== -1 && t.splice(n, 1);
    };
    return (e.then(n, n), e);
  };
for (let e of Object.keys(J.share))
  if (e.startsWith(`default:`)) {
    let t = e.slice(8);
    J.share[t] === void 0 && (J.share[t] = J.share[e]);
  } else if (!e.includes(`:`)) {
    let t = `default:` + e;
    J.share[t] === void 0 && (J.share[t] = J.share[e]);
  }
var Y = (e, t) => {
    let n = e[t.canonical];
    if (n !== void 0) return n;
    let r = t.aliases || [];
    for (let n of r) {
      if (!Object.prototype.hasOwnProperty.call(e, n)) continue;
      let r = e[n];
      if (r !== void 0) return ((e[t.canonical] = r), r);
    }
  },
  X,
  Z = (e) => {
    (e.Activity,
      e.Children,
      e.Component,
      e.Fragment,
      e.Profiler,
      e.PureComponent,
      e.StrictMode,
      e.Suspense,
      e.ViewTransition,
      e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
      e.__COMPILER_RUNTIME,
      e.addTransitionType,
      e.cache,
      e.cacheSignal,
      e.cloneElement,
      e.createContext,
      e.createElement,
      e.createRef,
      e.forwardRef,
      e.isValidElement,
      e.lazy,
      e.memo,
      e.startTransition,
      e.unstable_useCacheRefresh,
      e.use,
      e.useActionState,
      e.useCallback,
      e.useContext,
      e.useDebugValue,
      e.useDeferredValue,
      e.useEffect,
      e.useEffectEvent,
      e.useId,
      e.useImperativeHandle,
      e.useInsertionEffect,
      e.useLayoutEffect,
      e.useMemo,
      e.useOptimistic,
      e.useReducer,
      e.useRef,
      (X = e.useState),
      e.useSyncExternalStore,
      e.useTransition,
      e.version,
      e.default);
  },
  Q = Y(J.share, { canonical: `default:react`, aliases: [`react`] });
Q === void 0
  ? ue(
      le
        .then(() => {
          if (
            ((Q = Y(J.share, { canonical: `default:react`, aliases: [`react`] })),
            Q === void 0 && typeof K.loadLazyShares == `function`)
          )
            return K.loadLazyShares([`react`]).then(() => {
              Q = Y(J.share, { canonical: `default:react`, aliases: [`react`] });
            });
        })
        .then(() => {
          if (Q === void 0)
            throw Error(
              `[Module Federation] Shared module react was imported before federation bootstrap finished.`,
            );
          Z(Q);
        }),
    )
  : Z(Q);
var $ = n();
function de() {
  let [n, r] = X(0),
    { data: i } = u(l().people$),
    { notify: a, openModal: o } = e();
  return (
    t(`Sample of contract 1`),
    (0, $.jsxs)(P, {
      children: [
        (0, $.jsx)(H, { title: `Sample` }),
        (0, $.jsxs)(`p`, { children: [i.length, ` people`] }),
        (0, $.jsxs)(E, { onPress: () => r(n + 1), children: [`Pressed `, n, ` times`] }),
        (0, $.jsx)(E, {
          onPress: () => a({ type: `success`, message: `Told by contract 1` }),
          children: `Notify`,
        }),
        (0, $.jsx)(E, { onPress: () => o(`person.add`, {}), children: `Open modal` }),
        (0, $.jsx)(v, { to: `/events`, children: `To the events` }),
      ],
    })
  );
}
export { de as SamplePage };
