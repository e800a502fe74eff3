"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { Form } from "#components/ui/forms/form.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { format } from "#lib/i18n/message.ts";
import { askedByEmail, type SignerDetails } from "../details.ts";
import { ChangeRecipientDialog, type ChangeRecipientVerb } from "../dialogs/change-recipient-dialog.tsx";

export type CorrectEmailVerb = (input: {
	documentId: string;
	signerId: string;
	email: string;
	whose: "asked" | "signer";
}) => Promise<ActionAnswer>;

/** whose: whom the emails ask, or the signer themselves, to whom codes go. */
type Props = {
	signer: SignerDetails;
	documentId: string;
	correctEmail: CorrectEmailVerb;
	/** Offered beside, where it may be another person rather than another address. */
	changeRecipient?: ChangeRecipientVerb;
	whose: "asked" | "signer";
	onDone: () => void;
	canCancel: boolean;
};

/** Corrects the address that something was sent to, in its place. */
export function CorrectEmail({ changeRecipient, ...form }: Props) {
	const { signer, documentId } = form;
	return (
		<>
			<AddressForm {...form} />
			{changeRecipient ? (
				<SomebodyElse {...{ signer, documentId }} change={changeRecipient} onDone={form.onDone} />
			) : null}
		</>
	);
}

function AddressForm(props: Omit<Props, "changeRecipient">) {
	const { signer, documentId, correctEmail, whose, onDone, canCancel } = props;
	const router = useRouter();
	const words = useWords("document").signers;
	const { run, reconsider, isBusy, problem } = useAction(correctEmail);
	const [isSame, setIsSame] = useState(false);
	const isHosts = whose === "asked" && signer.hostEmail !== null;
	const meant = isHosts ? askedByEmail(signer, words.host) : signer;
	// To another address the request goes anew, but for who signs in person: that is the host's.
	const isSent = signer.isAsked && signer.isSentTo && (isHosts || signer.hostEmail === null);
	const same = whose === "signer" ? words.sameCode : isSent ? words.sameSent : words.same;

	async function submit(event: FormEvent<HTMLFormElement>) {
		const email = String(new FormData(event.currentTarget).get("email") ?? "").trim();
		setIsSame(email === meant.email);
		if (email === meant.email) return;
		const answer = await run({ documentId, signerId: signer.id, email, whose });
		if (!answer?.ok) return;
		const corrected = whose === "signer" ? format(words.codesTo, { email }) : words.corrected;
		toast(isSent ? format(words.sentTo, { email }) : corrected);
		onDone();
		router.refresh();
	}

	return (
		<Form
			onSubmit={submit}
			onInput={(event) => {
				setIsSame(false);
				reconsider(event);
			}}
			className="mt-3 flex flex-wrap items-start gap-x-2"
		>
			<div className="min-w-48 flex-1">
				<TextField
					label={format(words.emailOf, { name: meant.name })}
					name="email"
					type="email"
					defaultValue={meant.email}
					error={isSame ? same : problem}
					autoComplete="off"
				/>
			</div>
			<div className="flex gap-2 sm:pt-6.5">
				{canCancel ? (
					<Button size="lg" onClick={onDone}>
						{words.cancel}
					</Button>
				) : null}
				<Button type="submit" size="lg" variant={canCancel ? "secondary" : "primary"} isBusy={isBusy}>
					{isSent ? words.correctAndSend : words.correct}
				</Button>
			</div>
		</Form>
	);
}

type ElseProps = { signer: SignerDetails; documentId: string; change: ChangeRecipientVerb; onDone: () => void };

/** It may be the person that is wrong. */
function SomebodyElse({ signer, documentId, change, onDone }: ElseProps) {
	const words = useWords("document").change;
	const [isOpen, setIsOpen] = useState(false);
	return (
		<div className="-ml-3">
			<Button size="sm" variant="ghost" onClick={() => setIsOpen(true)}>
				{format(words.insteadOf, { name: signer.name })}
			</Button>
			{isOpen ? (
				<ChangeRecipientDialog
					places={[{ signer, label: signer.name }]}
					{...{ documentId, change, onDone }}
					onClose={() => setIsOpen(false)}
				/>
			) : null}
		</div>
	);
}
