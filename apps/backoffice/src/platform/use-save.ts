import { shellTexts } from '@dukan/i18n/texts/backoffice/shell-texts.ts';
import { showToast } from '@dukan/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { CallError } from './call.ts';
import { fieldProblem, problemText } from './problem-text.ts';
import { useTexts } from './texts.tsx';

type Options<Input, Result> = {
	/** The call itself. */
	run: (input: Input) => Promise<Result>;
	/** Which lists show it: their queries are asked again. */
	changes?: readonly string[];
	/** Said when it is done; 'Saved' unless told otherwise, nothing when null. */
	said?: string | null;
	onDone?: (result: Result, input: Input) => void;
};

/** One way to change something: busy while it runs, said when done, refusals beside their fields or as a message. */
export function useSave<Input = void, Result = unknown>({
	run,
	changes = [],
	said,
	onDone,
}: Options<Input, Result>) {
	const { c } = useTexts(shellTexts);
	const running = useRef(false);
	const queries = useQueryClient();
	const mutation = useMutation({
		mutationFn: run,
		onSuccess: async (response, input) => {
			if (said !== null) showToast(said ?? c('common.saved'));
			onDone?.(response, input);
			await Promise.all(changes.map((key) => queries.invalidateQueries({ queryKey: [key] })));
		},
		onSettled: () => {
			running.current = false;
		},
		onError: (error) => {
			if (!(error instanceof CallError && error.code === 'not_signed_in'))
				showToast(problemText(error, c), 'problem');
		},
	});
	return {
		/** A second press before the page has shown the first does nothing. */
		save: ((input: Input) => {
			if (running.current) return;
			running.current = true;
			mutation.mutate(input);
		}) as typeof mutation.mutate,
		busy: mutation.isPending,
		error: mutation.error,
		/** The text beside this field. */
		problem: (field: string, own?: Readonly<Record<string, string>>) =>
			fieldProblem(mutation.error, field, c, own),
		reset: mutation.reset,
	};
}
