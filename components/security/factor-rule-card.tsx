"use client";

import { CircleCheck } from "lucide-react";
import { useId, useState } from "react";
import { toastAnswer } from "#components/ui/actions/toast-answer.ts";
import { Button } from "#components/ui/button.tsx";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { useReauth } from "#components/ui/dialogs/use-reauth.ts";
import { RoomLink } from "#components/ui/page-link.tsx";
import { Section } from "#components/ui/section.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { format } from "#lib/i18n/message.ts";

type Props = {
	/** The reader has a factor: who has none cannot require one. */
	hasOwn: boolean;
	rule: { isRequired: boolean; people: number; without: number };
	set: (input: { isRequired: boolean }) => Promise<ActionAnswer>;
};

/** Whether everybody in the organisation needs a second factor, whom that concerns, and what it means. */
export function FactorRuleCard({ hasOwn, rule: { isRequired, people, without }, set }: Props) {
	const { rule: words } = useWords("provider");
	const reauth = useReauth();
	const [isAsked, setIsAsked] = useState(false);
	const noteId = useId();
	const isClosed = !isRequired && !hasOwn;

	async function change() {
		setIsAsked(false);
		const answer = await reauth.run(() => set({ isRequired: !isRequired }));
		if (answer) toastAnswer(answer, isRequired ? words.stopped : words.done);
	}

	return (
		<Section title={words.title} about={words.about}>
			<div className="flex flex-col gap-3 px-4 py-4 sm:flex-row sm:items-center sm:justify-between sm:px-5">
				<div className="min-w-0">
					{isRequired ? (
						<p className="flex items-center gap-1.5 font-medium text-good">
							<CircleCheck size={16} aria-hidden="true" />
							{words.isOn}
						</p>
					) : (
						<p className="font-medium">{words.isOff}</p>
					)}
					<p className="text-ink-soft">
						{without === 0 ? format(words.all, { count: people }) : format(words.without, { count: without, people })}
					</p>
					{isClosed ? (
						<p id={noteId} className="mt-1 text-pretty">
							{words.ownFirst}{" "}
							<RoomLink href="/settings/security" className="text-seal underline underline-offset-4">
								{words.toSecurity}
							</RoomLink>
						</p>
					) : null}
				</div>
				<Button
					onClick={() => setIsAsked(true)}
					isBusy={reauth.isBusy}
					disabled={isClosed}
					aria-describedby={isClosed ? noteId : undefined}
					className="shrink-0 self-start sm:self-center"
				>
					{isRequired ? words.stop : words.require}
				</Button>
			</div>
			{isAsked ? <AskDialog isRequired={isRequired} onClose={() => setIsAsked(false)} onSubmit={change} /> : null}
		</Section>
	);
}

type Asking = { isRequired: boolean; onClose: () => void; onSubmit: () => void };

function AskDialog({ isRequired, onClose, onSubmit }: Asking) {
	const { rule: words, cancel } = useWords("provider");
	return (
		<FormDialog
			title={isRequired ? words.stopTitle : words.requireTitle}
			description={isRequired ? words.stopAbout : words.requireAbout}
			cancel={cancel}
			action={isRequired ? words.stop : words.require}
			isDanger={isRequired}
			isBusy={false}
			onClose={onClose}
			onSubmit={onSubmit}
		>
			{isRequired ? null : <p className="text-pretty">{words.untouched}</p>}
		</FormDialog>
	);
}
