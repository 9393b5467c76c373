const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './sample-page-Dkui8tTg.js',
      './jsx-runtime-48MyoDMr.js',
      './sample-modal-DnTV-_p1.js',
    ]),
) => i.map((i) => d[i]);
import { r as e } from './_virtual_mf___mfe_internal__people__mf_owner__31204500675706__loadShare___mf_0_evergift_mf_1_contract__loadShare__-DwH7WUqW.js';
import { t } from './vite-preload-helper-BQUUbbNx.js';
var n = e({
  name: `people`,
  version: `0.0.1`,
  routes: [
    {
      path: `/people`,
      load: async () =>
        (
          await t(
            async () => {
              let { SamplePage: e } = await r([
                `@evergift/data/react`,
                `@evergift/router`,
                `@evergift/ui/button`,
                `@evergift/ui/page`,
                `@evergift/ui/page-header`,
                `react`,
              ]).then(() => import(`./sample-page-Dkui8tTg.js`));
              return { SamplePage: e };
            },
            __vite__mapDeps([0, 1]),
            import.meta.url,
          )
        ).SamplePage,
    },
  ],
  modals: {
    'person.add': async () =>
      (
        await t(
          async () => {
            let { SampleModal: e } = await r([`@evergift/ui/dialog`]).then(
              () => import(`./sample-modal-DnTV-_p1.js`),
            );
            return { SampleModal: e };
          },
          __vite__mapDeps([2, 1]),
          import.meta.url,
        )
      ).SampleModal,
  },
});
export { n as remote };
function r(e) {
  let t =
    globalThis[
      `__mf_init__virtual:mf:__mfe_internal__people__mf_owner__31204500675706__mf_v__runtimeInit__mf_v__.js__`
    ];
  return t
    ? t.initPromise.then(() =>
        typeof t.loadLazyShares == `function` ? t.loadLazyShares(e) : void 0,
      )
    : Promise.resolve();
}
