"use client";

import { useRouter } from "next/navigation";
import { type RefObject, useState } from "react";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { TextAreaField, TextField } from "#components/ui/text-field.tsx";
import { toast } from "#components/ui/toast.tsx";
import { useAction } from "#components/ui/use-action.ts";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import type { SignerDetails } from "./details.ts";

export type ChangeRecipientVerb = (input: {
	documentId: string;
	signerId: string;
	name: string;
	email: string;
	/** As typed, with its country. */
	phone: string;
	reason: string;
}) => Promise<ActionAnswer>;

type Props = {
	/** Those whose place somebody else can take; at least one. */
	signers: SignerDetails[];
	documentId: string;
	change: ChangeRecipientVerb;
	opener?: RefObject<HTMLElement | null>;
	onClose: () => void;
};

/** Puts another person in the place of a signer who has not signed. */
export function ChangeRecipientDialog({ signers, documentId, change, opener, onClose }: Props) {
	const words = useWords("document").change;
	const router = useRouter();
	const [whose, setWhose] = useState(signers[0]?.id);
	const { run, reconsider, isBusy, problem, problems } = useAction(change);
	const [isNameMissing, setIsNameMissing] = useState(false);
	const former = signers.find(({ id }) => id === whose) ?? signers[0];
	if (!former) return null;

	async function submit(given: FormData, { id: signerId, name: formerName }: SignerDetails) {
		const text = (part: string) => String(given.get(part) ?? "").trim();
		const name = text("NewSignerName");
		setIsNameMissing(name === "");
		if (name === "") return;
		const person = { name, email: text("NewSignerEmail"), phone: text("PhoneNumber"), reason: text("Reason") };
		const answer = await run({ documentId, signerId, ...person });
		if (!answer?.ok) return;
		onClose();
		toast(fill(words.done, { name, former: formerName }));
		router.refresh();
	}

	return (
		<FormDialog
			{...{ opener, isBusy, onClose }}
			title={signers.length > 1 ? words.title : fill(words.titleOf, { name: former.name })}
			description={fill(words.about[former.isAsked ? "asked" : "later"], { name: former.name })}
			cancel={words.cancel}
			action={words.action}
			problem={Object.keys(problems).some((part) => PARTS.has(part)) ? null : problem}
			onSubmit={(given) => void submit(given, former)}
			onInput={(event) => {
				setIsNameMissing(false);
				reconsider(event);
			}}
		>
			{signers.length > 1 ? <Whose {...{ signers, former }} onChoose={setWhose} /> : null}
			<TextField
				label={words.name}
				name="NewSignerName"
				maxLength={256}
				autoComplete="off"
				error={isNameMissing ? words.nameMissing : problems.NewSignerName}
			/>
			<Reach former={former} problems={problems} />
			<TextAreaField
				label={words.reason}
				name="Reason"
				rows={2}
				maxLength={2000}
				help={words.reasonHelp}
				error={problems.Reason}
			/>
			<Kept former={former} />
		</FormDialog>
	);
}

type WhoseProps = { signers: SignerDetails[]; former: SignerDetails; onChoose: (id: string) => void };

function Whose({ signers, former, onChoose }: WhoseProps) {
	const words = useWords("document").change;
	return (
		<SelectField label={words.whose} value={former.id} onChange={({ target }) => onChoose(target.value)}>
			{signers.map((one) => (
				<option key={one.id} value={one.id}>
					{[one.name, one.email || one.phone].filter(Boolean).join(" · ")}
				</option>
			))}
		</SelectField>
	);
}

/** What a refusal can stand at. */
const PARTS = new Set(["NewSignerName", "NewSignerEmail", "PhoneNumber", "Reason"]);

/** Where the new person is reached: a number is asked for where one is needed. */
function Reach({ former, problems }: { former: SignerDetails; problems: Record<string, string> }) {
	const words = useWords("document").change;
	const { phoneExample } = useWords("document").proof.dialog;
	const isByPhone = former.deliveryMode !== "Email" || former.proof?.method === "SMSOTP";
	const isHosted = former.hostEmail !== null;
	return (
		<>
			<TextField
				label={isHosted || former.deliveryMode === "SMS" ? words.emailIfAny : words.email}
				name="NewSignerEmail"
				type="email"
				dir="ltr"
				maxLength={250}
				autoComplete="off"
				help={isHosted ? words.hosted : undefined}
				error={problems.NewSignerEmail}
			/>
			{isByPhone ? (
				<TextField
					label={words.phone}
					name="PhoneNumber"
					type="tel"
					dir="ltr"
					maxLength={40}
					placeholder={phoneExample}
					autoComplete="off"
					error={problems.PhoneNumber}
				/>
			) : null}
		</>
	);
}

/** What stays with the place: whoever comes has to prove the same. */
function Kept({ former: { proof, name } }: { former: SignerDetails }) {
	const words = useWords("document").change;
	if (!proof) return null;
	return <p className="text-ink-soft">{fill(proof.method === "AccessCode" ? words.code : words.proof, { name })}</p>;
}
