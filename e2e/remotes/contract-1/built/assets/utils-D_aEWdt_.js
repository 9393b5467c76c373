function e() {
  let e = globalThis._FEDERATION_RUNTIME_CORE;
  if (!e)
    throw Error(
      `[Module Federation] experiments.externalRuntime is enabled, but globalThis._FEDERATION_RUNTIME_CORE is missing. Enable experiments.provideExternalRuntime on the host consumer.`,
    );
  return e;
}
function t(t) {
  return new Proxy(
    function (...n) {
      return Reflect.apply(e()[t], this, n);
    },
    {
      get(n, r) {
        if (r === `__mf_is_external_runtime_core_export`) return !0;
        if (r === `then`) return;
        let i = e()[t];
        if (r === `prototype`) return i?.prototype;
        if (r === Symbol.hasInstance) return (e) => e instanceof i;
        if (i == null) return i;
        let a = Reflect.get(i, r, i);
        return typeof a == `function` ? a.bind(i) : a;
      },
      set(n, r, i) {
        return ((e()[t][r] = i), !0);
      },
      has(e, n) {
        if (n === `then` || n === `__mf_is_external_runtime_core_export`)
          return n === `__mf_is_external_runtime_core_export`;
        let r = globalThis._FEDERATION_RUNTIME_CORE;
        return r ? n in Object(r[t]) : !1;
      },
      ownKeys() {
        let e = globalThis._FEDERATION_RUNTIME_CORE;
        return e ? Reflect.ownKeys(Object(e[t])) : [];
      },
      getOwnPropertyDescriptor(e, n) {
        if (n === `then`) return;
        let r = globalThis._FEDERATION_RUNTIME_CORE;
        if (r) return Object.getOwnPropertyDescriptor(Object(r[t]), n);
      },
      apply(n, r, i) {
        return Reflect.apply(e()[t], r, i);
      },
      construct(n, r) {
        let i = e()[t];
        return new i(...r);
      },
    },
  );
}
function n(t) {
  return new Proxy(Object.create(null), {
    get(n, r) {
      if (r === `__mf_is_external_runtime_core_export`) return !0;
      if (r === `then`) return;
      let i = e()[t],
        a = Reflect.get(i, r, i);
      return typeof a == `function` ? a.bind(i) : a;
    },
    set(n, r, i) {
      return ((e()[t][r] = i), !0);
    },
    has(e, n) {
      if (n === `then` || n === `__mf_is_external_runtime_core_export`)
        return n === `__mf_is_external_runtime_core_export`;
      let r = globalThis._FEDERATION_RUNTIME_CORE;
      return !!r && n in Object(r[t]);
    },
    ownKeys() {
      let e = globalThis._FEDERATION_RUNTIME_CORE;
      return e ? Reflect.ownKeys(Object(e[t])) : [];
    },
    getOwnPropertyDescriptor(e, n) {
      if (n === `then`) return;
      let r = globalThis._FEDERATION_RUNTIME_CORE;
      if (!r) return;
      let i = Object.getOwnPropertyDescriptor(Object(r[t]), n);
      return i && { ...i, configurable: !0 };
    },
  });
}
var r = n(`CurrentGlobal`),
  i = t(`ModuleFederation`),
  a = t(`getGlobalFederationConstructor`),
  o = n(`helpers`),
  s = t(`setGlobalFederationConstructor`),
  c = t(`setGlobalFederationInstance`);
function l() {
  return typeof FEDERATION_BUILD_IDENTIFIER < `u` ? FEDERATION_BUILD_IDENTIFIER : ``;
}
function u(e, t) {
  let n = l();
  return r.__FEDERATION__.__INSTANCES__.find(
    (r) =>
      !!(
        (n && r.options.id === n) ||
        (r.options.name === e && !r.options.version && !t) ||
        (r.options.name === e && t && r.options.version === t)
      ),
  );
}
export { s as a, o as i, i as n, c as o, a as r, u as t };
