import { localizedText } from '@dukan/domain/base/language/language.ts';
import { familiesTexts } from '@dukan/i18n/texts/backoffice/families-texts.ts';
import { useParams } from 'react-router';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { Page, Waiting } from '../../ui/page.tsx';
import { FamilyEditor } from './family-editor.tsx';
import { useProductChoices } from './product-choices.ts';

/** CHOOSE-01: edits the variants of a product. */
export function Component() {
	const { t, language } = useTexts(familiesTexts);
	const productId = Number(useParams().id);
	const choices = useProductChoices();
	// The family is read only once, because a new copy would overwrite what is being changed.
	const family = useRead(
		`product_family/${productId}`,
		{},
		{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnReconnect: false },
	);
	const own = family.data?.products.find(({ id }) => id === productId);
	const name = own ? localizedText(own.names, language) : t('title');
	const error = choices.error ?? family.error;
	return (
		<Page title={t('title')} back={{ to: `/products/${productId}`, title: name }}>
			{family.data && choices.data && own ? (
				<FamilyEditor key={productId} wire={family.data} own={own} attributes={choices.data.attributes} />
			) : (
				<Waiting error={error} retry={() => void (choices.error ? choices : family).refetch()} />
			)}
		</Page>
	);
}
