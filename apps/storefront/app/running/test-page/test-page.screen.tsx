import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { type FormEvent, useEffect, useState } from 'react';
import { PageHead } from '../../platform/page-head.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import type { Route } from './+types/test-page.screen.ts';
import styles from './test-page.module.css';

const STORED_NAME = 'test.name';
const MAX_NAME_LENGTH = 64;

/** Without script the form requests this page with the name in its address. */
export function loader({ url }: Route.LoaderArgs) {
	return (url.searchParams.get('name') ?? '').trim().slice(0, MAX_NAME_LENGTH);
}

/** INFO-02: greets the shopper by a name that this device remembers. */
export default function TestPageScreen({ loaderData: askedName }: Route.ComponentProps) {
	const { t } = useTexts();
	const [name, setName] = useState(askedName);
	const [shown, setShown] = useState(askedName);
	useEffect(() => {
		const kept = askedName || (localStorage.getItem(STORED_NAME) ?? '');
		setName(kept);
		setShown(kept);
	}, [askedName]);
	const keep = (event: FormEvent) => {
		event.preventDefault();
		localStorage.setItem(STORED_NAME, name.trim());
		setShown(name.trim());
	};
	return (
		<div className={`content ${styles.page}`}>
			<PageHead title={t('test.title')} description={t('test.hint')} />
			<Breadcrumbs here={t('test.title')} />
			<h1 className={styles.title}>{t('test.title')}</h1>
			<form className={styles.form} action={addresses.test} onSubmit={keep}>
				<Field
					label={t('test.name')}
					hint={t('test.hint')}
					name="name"
					value={name}
					onChange={(event) => setName(event.target.value)}
					maxLength={MAX_NAME_LENGTH}
					autoComplete="given-name"
				/>
				<Button type="submit">{t('common.save')}</Button>
			</form>
			<p className={styles.hello} role="status">
				{shown && t('test.hello', { name: shown })}
			</p>
		</div>
	);
}
