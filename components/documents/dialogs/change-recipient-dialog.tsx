"use client";

import { useRouter } from "next/navigation";
import { type RefObject, useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextAreaField, TextField } from "#components/ui/forms/text-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { format } from "#lib/i18n/message.ts";
import type { SignerDetails } from "../details.ts";
import { neededAt, type TakenPlace } from "./new-person.ts";

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
	/** As they were when it was asked; one at least. */
	places: TakenPlace[];
	documentId: string;
	change: ChangeRecipientVerb;
	opener?: RefObject<HTMLElement | null>;
	onDone?: () => void;
	onClose: () => void;
};

/** Puts another person in the place of a signer who has not signed. */
export function ChangeRecipientDialog({ places, documentId, change, opener, onDone, onClose }: Props) {
	const words = useWords("document").change;
	const router = useRouter();
	const [place, setPlace] = useState(places[0]);
	const { run, reconsider, forget, isBusy, problem, problems } = useAction(change);
	const [missing, setMissing] = useState<Record<string, string>>({});
	if (!place) return null;
	const { signer: former } = place;

	async function submit(given: FormData) {
		const text = (part: string) => String(given.get(part) ?? "").trim();
		const person = { name: text("name"), email: text("email"), phone: text("phone"), reason: text("reason") };
		const lacking = lackingOf(person, former, words);
		setMissing(lacking);
		if (Object.keys(lacking).length > 0) return;
		const answer = await run({ documentId, signerId: former.id, ...person });
		if (!answer?.ok) return;
		onClose();
		onDone?.();
		toast(format(words.done, { name: person.name, former: former.name }));
		router.refresh();
	}

	function choose(chosen: TakenPlace) {
		setPlace(chosen);
		setMissing({});
		forget();
	}

	const wrong = wordsByPart(problems, missing);
	return (
		<FormDialog
			{...{ opener, isBusy, onClose }}
			title={places.length > 1 ? words.title : format(words.titleOf, { name: former.name })}
			description={about(former, words)}
			cancel={words.cancel}
			action={words.action}
			problem={Object.values(wrong).some(Boolean) ? null : problem}
			onSubmit={(given) => void submit(given)}
			onInput={(event) => {
				setMissing({});
				reconsider(event);
			}}
		>
			{places.length > 1 ? <Whose {...{ places, place }} onChoose={choose} /> : null}
			<TextField label={words.name} name="name" maxLength={256} autoComplete="off" error={wrong.name} />
			<Reach {...{ former, wrong }} />
			<TextAreaField label={words.reason} name="reason" rows={2} maxLength={2000} help={words.reasonHelp} />
			<Kept former={former} />
		</FormDialog>
	);
}

type Words = ReturnType<typeof useWords<"document">>["change"];

/** What becomes of both. */
function about({ name, isAsked, isSentTo }: SignerDetails, words: Words): string {
	const byHand = isSentTo ? [] : [words.about.byHand];
	return [format(isAsked ? words.about.asked : words.about.later, { name }), ...byHand].join(" ");
}

/** By what is missing. */
function lackingOf(
	{ name, email, phone }: { name: string; email: string; phone: string },
	former: SignerDetails,
	words: Words,
): Record<string, string> {
	const needed = neededAt(former);
	return {
		...(name === "" ? { name: words.nameMissing } : {}),
		...(email === "" && needed.email === "needed" ? { email: words.emailMissing } : {}),
		...(phone === "" && needed.phone === "needed" ? { phone: words.phoneMissing } : {}),
	};
}

/** What is wrong at each field: the verb's refusals have the names of the interface. */
function wordsByPart(problems: Record<string, string>, missing: Record<string, string>) {
	return {
		name: missing.name ?? problems.name,
		email: missing.email ?? problems.NewSignerEmail ?? problems.email,
		phone: missing.phone ?? problems.PhoneNumber ?? problems.phone,
	};
}

type WhoseProps = { places: TakenPlace[]; place: TakenPlace; onChoose: (chosen: TakenPlace) => void };

function Whose({ places, place, onChoose }: WhoseProps) {
	const words = useWords("document").change;
	return (
		<SelectField
			label={words.whose}
			value={place.signer.id}
			onChange={({ target }) => {
				const chosen = places.find(({ signer }) => signer.id === target.value);
				if (chosen) onChoose(chosen);
			}}
		>
			{places.map(({ signer, label }) => (
				<option key={signer.id} value={signer.id}>
					{label}
				</option>
			))}
		</SelectField>
	);
}

/** Where the new person is reached: a number is asked for where one is needed. */
function Reach({ former, wrong }: { former: SignerDetails; wrong: { email?: string; phone?: string } }) {
	const words = useWords("document").change;
	const { phoneExample } = useWords("document").proof.dialog;
	const needed = neededAt(former);
	const shared = { dir: "ltr", autoComplete: "off" } as const;
	return (
		<>
			<TextField
				{...shared}
				label={needed.email === "needed" ? words.email : words.emailIfAny}
				name="email"
				type="email"
				maxLength={250}
				help={former.hostEmail === null ? undefined : words.hosted}
				error={wrong.email}
			/>
			{needed.phone === "none" ? null : (
				<TextField
					{...shared}
					label={needed.phone === "needed" ? words.phone : words.phoneIfAny}
					name="phone"
					type="tel"
					maxLength={40}
					placeholder={phoneExample}
					error={wrong.phone}
				/>
			)}
		</>
	);
}

/** What stays with the place: whoever comes has to prove the same. */
function Kept({ former: { proof, name } }: { former: SignerDetails }) {
	const words = useWords("document").change;
	if (!proof) return null;
	return <p className="text-ink-soft">{proof.method === "AccessCode" ? words.code : format(words.proof, { name })}</p>;
}
