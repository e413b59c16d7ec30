import { SignedInOnly } from '../auth/signed-in-only.tsx';
import { useTexts } from '../platform/texts.tsx';
import { FavouritesList } from './favourites-list.tsx';

export default function SavedScreen() {
	const { t } = useTexts();
	return <SignedInOnly title={t('favourites.title')}>{() => <FavouritesList />}</SignedInOnly>;
}
