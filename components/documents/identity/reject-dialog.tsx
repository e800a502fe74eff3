"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useId, useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { TextAreaField } from "#components/ui/forms/text-field.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { IdentityReviewView } from "#lib/contract/documents/reading/identity-review.ts";
import { format } from "#lib/i18n/message.ts";
import type { FaceJudgement, IdentityVerbs } from "./review-verbs.ts";

const REASONS = ["NotReadable", "Expired", "OtherPerson", "Other"] as const;
type Reason = (typeof REASONS)[number];

/** As long as a signer reads it. */
const MAX_NOTE = 500;

type Props = {
	review: IdentityReviewView;
	face: FaceJudgement | null;
	reject: NonNullable<IdentityVerbs["decide"]>["reject"];
	onClose: () => void;
};

/** Refuses what a signer showed; asks for the reason that they will read. */
export function RejectDialog({ review, face, reject, onClose }: Props) {
	const { rejecting: words } = useWords("identity");
	const { close } = useWords("common");
	const router = useRouter();
	const formId = useId();
	const [reason, setReason] = useState<Reason | null>(face === "no" ? "OtherPerson" : null);
	const [note, setNote] = useState("");
	const [lacking, setLacking] = useState<{ reason?: string; note?: string }>({});
	const { run, reconsider, isBusy, problem } = useAction(reject);
	const name = { name: review.signerName };
	const left = review.triesLeft - 1;

	async function submit(event: FormEvent) {
		event.preventDefault();
		const text = note.trim();
		if (reason === null) return setLacking({ reason: words.reasonMissing });
		if (reason === "Other" && text === "") return setLacking({ note: words.noteMissing });
		const { documentId, signerId, attempt } = review;
		const answer = await run({ documentId, signerId, attempt, reason, note: text === "" ? null : text });
		if (!answer?.ok) return;
		onClose();
		toast(format(words.done, name));
		router.refresh();
	}

	return (
		<Dialog
			title={format(words.title, name)}
			description={left > 0 ? format(words.about, { count: left, ...name }) : format(words.lastAbout, name)}
			isOpen
			onClose={onClose}
			closeLabel={close}
			footer={<Foot {...{ formId, isBusy, onClose }} />}
		>
			<form id={formId} noValidate onSubmit={submit} onInput={reconsider} className="flex flex-col gap-4">
				<ReasonChoice
					reason={reason}
					problem={lacking.reason}
					onChoose={(chosen) => {
						setReason(chosen);
						setLacking({});
					}}
				/>
				<NoteField
					{...{ name, note }}
					problem={lacking.note}
					onType={(text) => {
						setNote(text);
						setLacking({});
					}}
				/>
				<div role="alert" className="empty:hidden">
					{problem ? <Notice tone="bad">{problem}</Notice> : null}
				</div>
			</form>
		</Dialog>
	);
}

type ChoiceProps = { reason: Reason | null; problem: string | undefined; onChoose: (reason: Reason) => void };

function ReasonChoice({ reason, problem, onChoose }: ChoiceProps) {
	const { rejecting: words } = useWords("identity");
	return (
		<fieldset className="flex flex-col gap-2">
			<legend className="mb-2 font-medium">{words.reason}</legend>
			{REASONS.map((one) => (
				<label
					key={one}
					className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line px-3.5 py-2 hover:border-line-strong has-checked:border-seal has-checked:bg-seal-soft"
				>
					<input
						type="radio"
						name="reason"
						checked={reason === one}
						onChange={() => onChoose(one)}
						className="size-5 shrink-0 accent-seal"
					/>
					{words.reasons[one]}
				</label>
			))}
			<p role="alert" className="text-bad empty:hidden">
				{problem}
			</p>
		</fieldset>
	);
}

type FootProps = { formId: string; isBusy: boolean; onClose: () => void };

function Foot({ formId, isBusy, onClose }: FootProps) {
	const { rejecting: words } = useWords("identity");
	return (
		<>
			<Button onClick={onClose}>{words.cancel}</Button>
			<Button type="submit" form={formId} variant="danger" isBusy={isBusy}>
				{words.action}
			</Button>
		</>
	);
}

type NoteProps = { name: { name: string }; note: string; problem: string | undefined; onType: (text: string) => void };

function NoteField({ name, note, problem, onType }: NoteProps) {
	const { rejecting: words } = useWords("identity");
	return (
		<TextAreaField
			label={format(words.note, name)}
			name="note"
			value={note}
			maxLength={MAX_NOTE}
			onChange={({ target }) => onType(target.value)}
			help={format(words.noteHelp, name)}
			error={problem}
		/>
	);
}
