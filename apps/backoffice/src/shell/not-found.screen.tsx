import { shellTexts } from '@dukan/i18n/texts/backoffice/shell-texts.ts';
import { ButtonLink } from '@dukan/ui/button.tsx';
import { useTexts } from '../platform/texts.tsx';
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
