import { SignedInOnly } from '../../people/accounts/signed-in-only.tsx';
import { useAccountTexts } from '../../platform/texts.tsx';
import { FavouritesList } from './favourites-list.tsx';

export default function SavedScreen() {
	const { t } = useAccountTexts();
	return <SignedInOnly title={t('favourites.title')}>{() => <FavouritesList />}</SignedInOnly>;
}
