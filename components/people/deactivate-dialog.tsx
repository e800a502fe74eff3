"use client";

import { type RefObject, useEffect, useState } from "react";
import { orUnreachable } from "#components/ui/actions/or-unreachable.ts";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { format } from "#lib/i18n/message.ts";
import { type HandOverChoice, HandOverFields, type HandOverOffer, leaving } from "./hand-over-fields.tsx";
import type { MemberItem } from "./people-items.ts";

export type DeactivateVerbs = {
	view: (input: { userId: string }) => Promise<ActionAnswer<HandOverOffer>>;
	deactivate: (input: { userId: string } & ReturnType<typeof leaving>) => Promise<ActionAnswer>;
};

type Props = DeactivateVerbs & {
	row: MemberItem;
	readerId: string;
	opener: RefObject<HTMLElement | null>;
	onClose: () => void;
};

/** Lets somebody in no more, and says of everything that hangs on them who takes it over. */
export function DeactivateDialog({ row, readerId, opener, onClose, view, deactivate }: Props) {
	const { deactivate: words, cancel } = useWords("people");
	const { close } = useWords("common");
	const { offer, failed, retry } = useOffer(view, row.id);
	const [choice, setChoice] = useState<HandOverChoice>({});
	const { run, isBusy, problem } = useAction(deactivate);

	async function confirm() {
		if (!offer) return;
		const answer = await run({ userId: row.id, ...leaving(offer, choice, readerId) });
		if (!answer?.ok) return;
		onClose();
		toast(format(words.done, { name: row.name }));
	}

	return (
		<Dialog
			title={format(words.title, { name: row.name })}
			description={words.about}
			isOpen
			{...{ opener, onClose }}
			closeLabel={close}
			look="wide"
			footer={
				<>
					<Button onClick={onClose}>{cancel}</Button>
					<Button
						variant="danger"
						isBusy={isBusy || (!offer && !failed)}
						onClick={confirm}
						className="wrap-anywhere whitespace-normal!"
					>
						{format(words.action, { name: row.name })}
					</Button>
				</>
			}
		>
			<div className="flex min-h-40 flex-col gap-3">
				{offer ? <HandOverFields {...{ offer, choice, setChoice, readerId }} name={row.name} /> : null}
				{failed ? (
					<Notice tone="bad">
						<span role="alert">{failed}</span>{" "}
						<button type="button" onClick={retry} className="font-medium underline">
							{words.again}
						</button>
					</Notice>
				) : null}
				{!offer && !failed ? <Looking /> : null}
				{problem ? (
					<Notice tone="bad">
						<span role="alert">{problem}</span>
					</Notice>
				) : null}
			</div>
		</Dialog>
	);
}

function Looking() {
	const { deactivate: words } = useWords("people");
	return (
		<p className="flex items-center gap-2 text-ink-soft">
			<Spinner size={16} />
			{words.looking}
		</p>
	);
}

/** What hangs on somebody, asked for when the dialog opens. */
function useOffer(view: DeactivateVerbs["view"], userId: string) {
	const { unreachable } = useWords("common");
	const [offer, setOffer] = useState<HandOverOffer | null>(null);
	const [failed, setFailed] = useState<string | null>(null);
	const [attempt, setAttempt] = useState(0);
	useEffect(() => {
		let isWanted = true;
		setFailed(null);
		orUnreachable(view({ userId }), unreachable).then((answer) => {
			if (!isWanted) return;
			if (answer.ok) setOffer(answer.value);
			else setFailed(answer.message);
		});
		return () => {
			isWanted = false;
		};
	}, [userId, attempt]);
	return { offer, failed, retry: () => setAttempt(attempt + 1) };
}
