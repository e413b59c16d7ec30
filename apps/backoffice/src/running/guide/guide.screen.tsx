import { GUIDE_STEPS, type GuideStep, nextGuideStep } from '@dukan/domain/shop/settings/guide-steps.ts';
import type { ShopSettings } from '@dukan/domain/shop/settings/staff-settings.api.ts';
import { guideTexts } from '@dukan/i18n/texts/backoffice/guide-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Icon } from '@dukan/ui/icon.tsx';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import { useSettings } from '../../shop/settings/use-settings.ts';
import form from '../../ui/form.module.css';
import { Page, Waiting } from '../../ui/page.tsx';
import { useUnsaved } from '../../ui/use-unsaved.tsx';
import styles from './guide.module.css';
import { GuideStepContent } from './guide-step-content.tsx';
import { ShopPreview } from './shop-preview.tsx';

/** OWN-03: shows an owner's first steps. Each step can be skipped and done later. */
export function Component() {
	const { t } = useTexts(guideTexts);
	const settings = useSettings();
	if (!settings.data)
		return (
			<Page title={t('title')}>
				<Waiting error={settings.error} retry={() => void settings.refetch()} />
			</Page>
		);
	return <Guide settings={settings.data} />;
}

function Guide({ settings }: { settings: ShopSettings }) {
	const { t } = useTexts(guideTexts);
	const navigate = useNavigate();
	const [search, setSearch] = useSearchParams();
	const { done } = settings.guide;
	const asked = search.get('step');
	const step = GUIDE_STEPS.find((one) => one === asked) ?? nextGuideStep(undefined, done) ?? 'name';
	const show = (next: GuideStep) => setSearch({ step: next });
	const { save, busy } = useSave({
		run: (guide: ShopSettings['guide']) => change('settings_update/guide', guide),
		changes: ['settings'],
		said: null,
		onDone: (_, guide) => {
			if (guide.closed) void navigate('/today');
			else show(nextGuideStep(step, guide.done) ?? step);
		},
	});
	const { dialog, ask } = useUnsaved(false);
	const doneNow = done.includes(step) ? done : [...done, step];
	const next = nextGuideStep(step, doneNow);
	return (
		<Page
			title={t('title')}
			actions={
				<Button look="quiet" busy={busy} onClick={() => ask(() => save({ closed: true, done }))}>
					{t('close')}
				</Button>
			}
		>
			<p>{t('intro')}</p>
			<nav aria-label={t('steps')}>
				<ol className={styles.steps}>
					{GUIDE_STEPS.map((one) => (
						<li key={one}>
							<Link
								to={`?step=${one}`}
								className={styles.step}
								aria-current={one === step ? 'step' : undefined}
							>
								{done.includes(one) && (
									<>
										<Icon name="check" size={16} />
										<span className="visually-hidden">{t('stepDone')}: </span>
									</>
								)}
								{t(`step.${one}`)}
							</Link>
						</li>
					))}
				</ol>
			</nav>
			<p role="status">{t('progress', { done: done.length, all: GUIDE_STEPS.length })}</p>
			<div className={styles.columns}>
				<div className={form.form}>
					<GuideStepContent key={step} step={step} settings={settings} />
					<div className={form.buttons}>
						<Button
							busy={busy}
							onClick={() => ask(() => save({ closed: next === undefined, done: doneNow }))}
						>
							{next ? t('next') : t('finish')}
						</Button>
						{next && (
							<Button look="secondary" onClick={() => show(next)}>
								{t('skip')}
							</Button>
						)}
					</div>
				</div>
				<ShopPreview settings={settings} />
			</div>
			{dialog}
		</Page>
	);
}
