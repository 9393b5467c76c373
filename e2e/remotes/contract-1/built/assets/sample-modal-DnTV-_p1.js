import { t as e } from './jsx-runtime-48MyoDMr.js';
var t = `__mf_init__virtual:mf:__mfe_internal__people__mf_owner__31204500675706__mf_v__runtimeInit__mf_v__.js__`,
  n = globalThis[t];
if (!n) {
  let e,
    r,
    i = new Promise((t, n) => {
      ((e = t), (r = n));
    });
  n = globalThis[t] = { initPromise: i, initResolve: e, initReject: r };
}
var r = n.initPromise,
  i = `__mf_module_cache__`;
((globalThis[i] ||= { share: {}, remote: {} }),
  (globalThis[i].share ||= {}),
  (globalThis[i].remote ||= {}));
var a = globalThis[i],
  o = (e) => {
    let t = (a.pendingShareLoads ||= []);
    t.push(e);
    let n = () => {
      let n = t.indexOf(e);
      n !== -1 && t.splice(n, 1);
    };
    return (e.then(n, n), e);
  };
for (let e of Object.keys(a.share))
  if (e.startsWith(`default:`)) {
    let t = e.slice(8);
    a.share[t] === void 0 && (a.share[t] = a.share[e]);
  } else if (!e.includes(`:`)) {
    let t = `default:` + e;
    a.share[t] === void 0 && (a.share[t] = a.share[e]);
  }
var s = (e, t) => {
    let n = e[t.canonical];
    if (n !== void 0) return n;
    let r = t.aliases || [];
    for (let n of r) {
      if (!Object.prototype.hasOwnProperty.call(e, n)) continue;
      let r = e[n];
      if (r !== void 0) return ((e[t.canonical] = r), r);
    }
  },
  c,
  l = (e) => {
    ((c = e.Dialog), e.default);
  },
  u = s(a.share, { canonical: `default:@evergift/ui/dialog`, aliases: [`@evergift/ui/dialog`] });
u === void 0
  ? o(
      r
        .then(() => {
          if (
            ((u = s(a.share, {
              canonical: `default:@evergift/ui/dialog`,
              aliases: [`@evergift/ui/dialog`],
            })),
            u === void 0 && typeof n.loadLazyShares == `function`)
          )
            return n.loadLazyShares([`@evergift/ui/dialog`]).then(() => {
              u = s(a.share, {
                canonical: `default:@evergift/ui/dialog`,
                aliases: [`@evergift/ui/dialog`],
              });
            });
        })
        .then(() => {
          if (u === void 0)
            throw Error(
              `[Module Federation] Shared module @evergift/ui/dialog was imported before federation bootstrap finished.`,
            );
          l(u);
        }),
    )
  : l(u);
var d = e();
function f({ onClose: e }) {
  return (0, d.jsx)(c, {
    title: `Modal of contract 1`,
    isOpen: !0,
    onOpenChange: e,
    children: `Carried by a remote of the release before.`,
  });
}
export { f as SampleModal };
