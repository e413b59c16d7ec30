import { shellTexts } from '@dukan/i18n/texts/backoffice/shell-texts.ts';
import { useTexts } from '../platform/texts.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Page } from '../ui/page.tsx';

export function Component() {
	const { c } = useTexts(shellTexts);
	return (
		<Page title={c('problem.not_found')}>
			<div>
				<ButtonLink to="/">{c('common.back')}</ButtonLink>
			</div>
		</Page>
	);
}
