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
	/** The lists that show it: their queries are repeated. */
	changes?: readonly string[];
	/** The message on success; 'Saved' by default, none when null. */
	said?: string | null;
	onDone?: (result: Result, input: Input) => void;
	/**
	 * Called once the page shows the change too, unless its dialog has been closed meanwhile. For actions that lead back to
	 * something that can be changed again, which would otherwise begin with the former state.
	 */
	onShown?: (result: Result, input: Input) => void;
	/** Set on a screen that shows itself which of many was refused. */
	onRefused?: (input: Input, error: Error) => void;
	/**
	 * With a queue every call counts: its changes run one after the other, however slow the connection. For scans, counts, and
	 * rows that are put in order. Without it a second click before the page has shown the first does nothing.
	 */
	queue?: string;
};

/** The one way to change something: busy while it runs, a message on success, refusals beside their fields or as a message. */
export function useSave<Input = void, Result = unknown>({
	run,
	changes = [],
	said,
	onDone,
	onShown,
	onRefused,
	queue,
}: Options<Input, Result>) {
	const { c } = useTexts(shellTexts);
	const running = useRef(false);
	const queries = useQueryClient();
	const askAgain = () => Promise.all(changes.map((key) => queries.invalidateQueries({ queryKey: [key] })));
	const mutation = useMutation({
		...(queue !== undefined && { mutationKey: [queue], scope: { id: queue } }),
		mutationFn: run,
		onSuccess: async (response, input) => {
			if (said !== null) showToast(said ?? c('common.saved'));
			onDone?.(response, input);
			if (queue === undefined) await askAgain();
		},
		onSettled: () => {
			running.current = false;
			// Reading the server's state before the last of them would hide what still waits. The next one does not wait for
			// it.
			if (queue !== undefined && queries.isMutating({ mutationKey: [queue] }) === 1) void askAgain();
		},
		onError: (error, input) => {
			const code = error instanceof CallError ? error.code : undefined;
			const isShown = code === 'not_signed_in' || (code === 'invalid_input' && onRefused !== undefined);
			if (!isShown) showToast(problemText(error, c), 'problem');
			onRefused?.(input, error);
		},
	});
	return {
		save: ((input: Input) => {
			if (running.current && queue === undefined) return;
			running.current = true;
			mutation.mutate(input, { ...(onShown && { onSuccess: onShown }) });
		}) as typeof mutation.mutate,
		busy: mutation.isPending,
		error: mutation.error,
		/** Returns the message beside this field. */
		problem: (field: string, own?: Readonly<Record<string, string>>) =>
			fieldProblem(mutation.error, field, c, own),
		reset: mutation.reset,
	};
}
