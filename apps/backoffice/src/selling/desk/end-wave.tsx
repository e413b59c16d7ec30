import type { WaveQuery, WaveWire } from '@dukan/domain/selling/desk/wave.api.ts';
import { waveTexts } from '@dukan/i18n/texts/backoffice/wave-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Dialog } from '@dukan/ui/dialog.tsx';
import { showToast } from '@dukan/ui/toast.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { change, read } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import form from '../../ui/form.module.css';
import { Waiting } from '../../ui/page.tsx';

const KINDS = ['network', 'slot'] as const satisfies (keyof WaveWire)[];

/** S27: leads from one fake order or call request to all of the same attack. */
export function EndWave({ seed }: { seed: WaveQuery }) {
	const { t } = useTexts(waveTexts);
	const [open, setOpen] = useState(false);
	return (
		<>
			<Button look="quiet" onClick={() => setOpen(true)}>
				{t('open')}
			</Button>
			{open && <WaveDialog seed={seed} onClose={() => setOpen(false)} />}
		</>
	);
}

function WaveDialog({ seed, onClose }: { seed: WaveQuery; onClose: () => void }) {
	const { t } = useTexts(waveTexts);
	const query = useQuery({ queryKey: ['wave', seed], queryFn: () => read('wave', seed), gcTime: 0 });
	const end = useSave({
		run: (kind: keyof WaveWire) => change('wave_end', { ...seed, kind }),
		changes: ['order', 'orders', 'order_counts', 'call_requests'],
		said: null,
		onDone: (ended) => {
			showToast(t('ended', ended));
			onClose();
		},
	});
	const wave = query.data;
	const kinds = KINDS.flatMap((kind) => {
		const size = wave?.[kind];
		return size && size.orders + size.calls > 0 ? [{ kind, size }] : [];
	});
	return (
		<Dialog open onClose={onClose} title={t('title')}>
			<div className={form.form}>
				<p>{t('explain')}</p>
				{!wave && <Waiting error={query.error} retry={() => void query.refetch()} />}
				{wave && kinds.length === 0 && <p>{t('nothing')}</p>}
				{kinds.map(({ kind, size }) => (
					<section key={kind} aria-label={t(kind)}>
						<p>
							<strong>{t(kind)}</strong>
							<br />
							{t('size', size)}
						</p>
						<Button look="secondary" busy={end.busy} onClick={() => end.save(kind)}>
							{t('end')}
						</Button>
					</section>
				))}
			</div>
		</Dialog>
	);
}
