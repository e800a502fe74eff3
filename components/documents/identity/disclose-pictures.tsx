"use client";

import { Eye } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { TextAreaField } from "#components/ui/forms/text-field.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { SignerDetails } from "../details.ts";
import type { ProofVerbs } from "../proof-verbs.ts";

/** As much as the history keeps of it. */
const MAX_REASON = 500;

type Props = { signer: SignerDetails; documentId: string; disclose: NonNullable<ProofVerbs["disclose"]> };

/** After a hand-over an Admin decides whether the new owner sees the pictures; the reason stands in the history. */
export function DisclosePictures(props: Props) {
	const words = useWords("document").proof.disclosing;
	const [isOpen, setIsOpen] = useState(false);
	const name = { name: props.signer.name };
	return (
		<Notice tone="info" className="mt-3">
			<p className="text-pretty">{format(words.withheld, name)}</p>
			<Button
				size="sm"
				className="mt-2"
				icon={<Eye size={16} aria-hidden="true" />}
				aria-label={format(words.openOf, name)}
				onClick={() => setIsOpen(true)}
			>
				{words.open}
			</Button>
			{isOpen ? <DisclosingDialog {...props} onClose={() => setIsOpen(false)} /> : null}
		</Notice>
	);
}

function DisclosingDialog({ signer, documentId, disclose, onClose }: Props & { onClose: () => void }) {
	const words = useWords("document").proof.disclosing;
	const router = useRouter();
	const [isLacking, setIsLacking] = useState(false);
	const { run, reconsider, isBusy, problem } = useAction(disclose);

	async function submit(given: FormData) {
		const reason = String(given.get("reason") ?? "").trim();
		setIsLacking(reason === "");
		if (reason === "") return;
		const answer = await run({ documentId, signerId: signer.id, reason });
		if (!answer?.ok) return;
		onClose();
		toast(words.done);
		router.refresh();
	}

	return (
		<FormDialog
			title={format(words.title, { name: signer.name })}
			description={words.about}
			cancel={words.cancel}
			action={words.action}
			onClose={onClose}
			onSubmit={submit}
			onInput={(event) => {
				setIsLacking(false);
				reconsider(event);
			}}
			{...{ isBusy, problem }}
		>
			<TextAreaField
				label={words.reason}
				name="reason"
				maxLength={MAX_REASON}
				help={words.reasonHelp}
				error={isLacking ? words.reasonMissing : undefined}
			/>
		</FormDialog>
	);
}
