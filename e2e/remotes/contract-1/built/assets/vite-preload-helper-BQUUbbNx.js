var e = (function () {
    let e = typeof document < `u` && document.createElement(`link`).relList;
    return e && e.supports && e.supports(`modulepreload`) ? `modulepreload` : `preload`;
  })(),
  t = function (e, t) {
    return new URL(e, t).href;
  },
  n = {},
  r = function (e) {
    return e.pathname.endsWith(`.css`);
  },
  i = function (e, t, n) {
    if (t in e) return e[t];
    let r = n();
    if (!r) {
      e[t] = void 0;
      return;
    }
    let i = r.then(
      () => {
        e[t] = void 0;
      },
      (n) => {
        throw ((e[t] = void 0), n);
      },
    );
    return ((e[t] = i), i);
  },
  a = function (a, o, s) {
    let c = Promise.resolve();
    if (o && o.length > 0) {
      let a,
        l = document.querySelector(`meta[property=csp-nonce]`),
        u = l?.nonce || l?.getAttribute(`nonce`);
      function d(e) {
        return Promise.all(
          e.map((e) =>
            Promise.resolve(e).then(
              (e) => ({ status: `fulfilled`, value: e }),
              (e) => ({ status: `rejected`, reason: e }),
            ),
          ),
        );
      }
      function f(e) {
        return import.meta.resolve ? new URL(import.meta.resolve(e)) : new URL(e, import.meta.url);
      }
      c = d(
        o
          .map((o) => {
            o = t(o, s);
            let c = f(o),
              l = r(c);
            return i(n, c.href, () => {
              if (a === void 0) {
                a = { all: new Set(), styles: new Set() };
                let e = document.getElementsByTagName(`link`);
                for (let t = e.length - 1; t >= 0; t--) {
                  let n = e[t];
                  (a.all.add(n.href), n.rel === `stylesheet` && a.styles.add(n.href));
                }
              }
              if ((l ? a.styles : a.all).has(c.href)) return;
              let t = document.createElement(`link`);
              if (
                ((t.rel = l ? `stylesheet` : e),
                l || (t.as = `script`),
                (t.crossOrigin = ``),
                (t.href = c.href),
                u && t.setAttribute(`nonce`, u),
                document.head.appendChild(t),
                l)
              )
                return new Promise((e, n) => {
                  let r = (i) => {
                    (t.removeEventListener(`load`, r),
                      t.removeEventListener(`error`, r),
                      i.type === `error` ? n(Error(`Unable to preload CSS for ${c}`)) : e(i));
                  };
                  (t.addEventListener(`load`, r), t.addEventListener(`error`, r));
                });
            });
          })
          .filter((e) => e !== void 0),
      );
    }
    function l(e) {
      let t = new Event(`vite:preloadError`, { cancelable: !0 });
      if (((t.payload = e), window.dispatchEvent(t), !t.defaultPrevented)) throw e;
    }
    return c.then((e) => {
      for (let t of e || []) t.status === `rejected` && l(t.reason);
      return a().catch(l);
    });
  };
export { a as t };
