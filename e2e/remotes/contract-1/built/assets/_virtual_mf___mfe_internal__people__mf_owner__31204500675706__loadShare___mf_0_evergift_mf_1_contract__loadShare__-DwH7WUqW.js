var e = `__mf_init__virtual:mf:__mfe_internal__people__mf_owner__31204500675706__mf_v__runtimeInit__mf_v__.js__`,
  t = globalThis[e];
if (!t) {
  let n,
    r,
    i = new Promise((e, t) => {
      ((n = e), (r = t));
    });
  t = globalThis[e] = { initPromise: i, initResolve: n, initReject: r };
}
var n = t.initPromise,
  r = `__mf_module_cache__`;
((globalThis[r] ||= { share: {}, remote: {} }),
  (globalThis[r].share ||= {}),
  (globalThis[r].remote ||= {}));
var i = globalThis[r],
  a = (e) => {
    let t = (i.pendingShareLoads ||= []);
    t.push(e);
    let n = () => {
      let n = t.indexOf(e);
      n !== -1 && t.splice(n, 1);
    };
    return (e.then(n, n), e);
  };
for (let e of Object.keys(i.share))
  if (e.startsWith(`default:`)) {
    let t = e.slice(8);
    i.share[t] === void 0 && (i.share[t] = i.share[e]);
  } else if (!e.includes(`:`)) {
    let t = `default:` + e;
    i.share[t] === void 0 && (i.share[t] = i.share[e]);
  }
var o = (e, t) => {
    let n = e[t.canonical];
    if (n !== void 0) return n;
    let r = t.aliases || [];
    for (let n of r) {
      if (!Object.prototype.hasOwnProperty.call(e, n)) continue;
      let r = e[n];
      if (r !== void 0) return ((e[t.canonical] = r), r);
    }
  },
  s,
  c,
  l,
  u = (e) => {
    (e.CONTRACT_VERSION,
      e.HostProvider,
      (s = e.useHost),
      e.readRemoteModule,
      e.RemoteModuleError,
      e.readRemotesManifest,
      e.RemotesManifestError,
      e.readReturnPath,
      e.rememberReturnPath,
      (c = e.defineRemote),
      (l = e.usePageTitle),
      e.default);
  },
  d = o(i.share, { canonical: `default:@evergift/contract`, aliases: [`@evergift/contract`] });
d === void 0
  ? a(
      n
        .then(() => {
          if (
            ((d = o(i.share, {
              canonical: `default:@evergift/contract`,
              aliases: [`@evergift/contract`],
            })),
            d === void 0 && typeof t.loadLazyShares == `function`)
          )
            return t.loadLazyShares([`@evergift/contract`]).then(() => {
              d = o(i.share, {
                canonical: `default:@evergift/contract`,
                aliases: [`@evergift/contract`],
              });
            });
        })
        .then(() => {
          if (d === void 0)
            throw Error(
              `[Module Federation] Shared module @evergift/contract was imported before federation bootstrap finished.`,
            );
          u(d);
        }),
    )
  : u(d);
export { s as n, c as r, l as t };
