import { PROVINCES } from '@darb/contract/countries';
import { SellingPointsScreen } from '@darb/ui/screens/site/SellingPointsScreen/SellingPointsScreen';
import { MAPPED, type Province, type SellingPointsScreenProps } from '@darb/ui/screens/site/selling-props';
import { href } from '../../href.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';

const isProvince = (text: string | null): text is Province => MAPPED.some((province) => province === text);

/** Where a key is sold (rule site 33): by province where the country has a map. */
export const loader = page('sellingPoints', async ({ api, visit, search, drawn }): Promise<{ screen: SellingPointsScreenProps }> => {
  const { bookstores, deliveries } = await api.site.sellingPoints({ country: visit.country });
  const contact = href(visit, 'contactUs');
  if (bookstores.length === 0 && deliveries.length === 0) return { screen: { state: 'empty', contact, explore: href(visit, 'explore') } };
  const asked = search.get('province');
  const hasMap = PROVINCES[visit.country] !== undefined && bookstores.length > 0;
  const chosen = hasMap && isProvince(asked) ? asked : null;
  const provinces = MAPPED.map((code) => ({
    code,
    count: bookstores.filter(({ province }) => province === code).length,
    href: href(visit, 'sellingPoints', null, { province: code }),
    current: code === chosen,
  }));
  const found = bookstores.filter(({ province }) => chosen === null || province === chosen);
  return {
    screen: {
      state: 'ready',
      contact,
      count: bookstores.length,
      filter: hasMap ? { action: href(visit, 'sellingPoints').split('?', 1)[0] ?? '', country: visit.country, provinces, chosen } : null,
      map: hasMap ? drawn({ provinces }) : null,
      list: drawn({
        chosen,
        bookstores: found.map(({ province, ...store }) => ({
          ...store,
          province: chosen === null && isProvince(province) ? province : null,
        })),
      }),
      deliveries,
    },
  };
});

export default function SellingPointsPage() {
  return <SellingPointsScreen {...useScreen<typeof loader>()} />;
}
