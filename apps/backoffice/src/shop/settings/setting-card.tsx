import type { ShopSettings } from '@dukan/domain/shop/settings/staff-settings.api.ts';
import { contentTexts } from '@dukan/i18n/texts/backoffice/content-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import type { ReactNode } from 'react';
import { postStaff } from '../../platform/call.ts';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useDraft } from '../../platform/use-draft.ts';
import { useSave } from '../../platform/use-save.ts';
import { Fields } from '../../ui/editor/fields.tsx';
import { changedFields } from '../../ui/editor/row-draft.ts';
import form from '../../ui/form.module.css';
import { Form } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import { useHeldForm } from '../../ui/use-unsaved.tsx';

export type SettingPart<Value> = {
	draft: Value;
	set: (value: Value) => void;
	problem: (field: string, own?: Readonly<Record<string, string>>) => string | undefined;
};

/**
 * Edits one setting, which has its own save button. Only changed parts are sent, so that two people can
 * change different parts. The page asks before typed text is lost.
 */
export function SettingCard<Key extends keyof ShopSettings>({
	title,
	name,
	settings,
	children,
}: {
	title: string;
	name: Key;
	settings: ShopSettings;
	children: (part: SettingPart<ShopSettings[Key]>) => ReactNode;
}) {
	const { c } = useTexts(contentTexts);
	const { may } = useMember();
	const editable = may(
		name === 'appLinks' ? 'editAppLinks' : name === 'warning' ? 'editContent' : 'editSettings',
	);
	const { begun, draft, isDirty, set, saved } = useDraft(settings[name], 0, (value) => value);
	useHeldForm(isDirty);
	const save = useSave({
		run: async () => {
			await postStaff(`settings_update/${name}`, changedFields(draft, begun));
			saved(draft, 0);
		},
		changes: ['settings'],
	});
	return (
		<Card title={title}>
			<Form onSubmit={() => save.save()}>
				<Fields editable={editable}>{children({ draft, set, problem: save.problem })}</Fields>
				{editable && (
					<div className={form.buttons}>
						<Button
							type="submit"
							busy={save.busy}
							disabled={!isDirty}
							aria-label={`${c('common.save')}: ${title}`}
						>
							{c('common.save')}
						</Button>
					</div>
				)}
			</Form>
		</Card>
	);
}
