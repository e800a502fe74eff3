"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { Form } from "#components/ui/forms/form.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import {
	IDENTITY_VALUES,
	type IdentityReviewView,
	type IdentityValue,
	identityText,
} from "#lib/contract/documents/reading/identity-review.ts";
import { format } from "#lib/i18n/message.ts";
import type { IdentityVerbs } from "./review-verbs.ts";

type Props = {
	review: IdentityReviewView;
	hold: NonNullable<IdentityReviewView["hold"]>;
	verbs: NonNullable<IdentityVerbs["hold"]>;
};

type Chosen = Readonly<Record<string, IdentityValue>>;

/** A signer waits for fields to be filled in: from what was read, each as the sender chooses, or not at all. */
export function HoldPart({ review, hold, verbs }: Props) {
	const words = useWords("identity").hold;
	const router = useRouter();
	const [chosen, setChosen] = useState<Chosen>({});
	const [isLacking, setIsLacking] = useState(false);
	const filling = useAction(verbs.fill);
	const goingOn = useAction(verbs.goOn);
	const name = { name: review.signerName };
	const whom = { documentId: review.documentId, signerId: review.signerId };

	async function submit() {
		const fields = Object.entries(chosen).map(([id, from]) => ({ id, from }));
		setIsLacking(fields.length === 0);
		if (fields.length === 0) return;
		leave(await filling.run({ ...whom, fields }), format(words.filled, name));
	}

	async function goOn() {
		leave(await goingOn.run(whom), format(words.wentOn, name));
	}

	function leave(answer: ActionAnswer | null, text: string) {
		if (!answer?.ok) return;
		toast(text);
		router.refresh();
	}

	/** What is chosen now was not judged yet. */
	function reconsider(event: FormEvent<HTMLFormElement>) {
		setIsLacking(false);
		filling.reconsider(event);
		goingOn.reconsider(event);
	}

	const problem = filling.problem ?? goingOn.problem ?? (isLacking ? words.choose : null);
	return (
		<section className="mb-6 rounded-card border border-warn bg-surface p-4 sm:p-5">
			<h2 className="text-pretty font-semibold">{format(words.title, name)}</h2>
			<p className="mt-1 max-w-prose text-pretty text-ink-soft">{format(words.text, name)}</p>
			<Form onSubmit={submit} onInput={reconsider} className="mt-4">
				{hold.fields.length === 0 ? <p>{format(words.none, name)}</p> : null}
				<div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
					{hold.fields.map((field) => (
						<FieldChoice key={field.id} {...{ field, review, chosen }} onChoose={setChosen} />
					))}
				</div>
				<p role="alert" className="mt-3 text-bad empty:hidden">
					{problem}
				</p>
				<Ways
					mayFill={hold.fields.length > 0}
					isFilling={filling.isBusy}
					isGoingOn={goingOn.isBusy}
					onGoOn={() => void goOn()}
				/>
			</Form>
		</section>
	);
}

type WaysProps = { mayFill: boolean; isFilling: boolean; isGoingOn: boolean; onGoOn: () => void };

/** To fill in what was chosen, or to open the document without. */
function Ways({ mayFill, isFilling, isGoingOn, onGoOn }: WaysProps) {
	const words = useWords("identity").hold;
	return (
		<div className="mt-4 flex flex-wrap gap-2 max-sm:[&>*]:min-h-11 max-sm:[&>*]:flex-1">
			{mayFill ? (
				<Button type="submit" variant="primary" isBusy={isFilling} className="whitespace-normal!">
					{words.fill}
				</Button>
			) : null}
			<Button isBusy={isGoingOn} className="whitespace-normal!" onClick={onGoOn}>
				{words.goOn}
			</Button>
		</div>
	);
}

type ChoiceProps = {
	field: Props["hold"]["fields"][number];
	review: IdentityReviewView;
	chosen: Chosen;
	onChoose: (chosen: Chosen) => void;
};

/** What goes into one field; what the sender has put there before is named, and stays unless something is chosen. */
function FieldChoice({ field, review: { data }, chosen, onChoose }: ChoiceProps) {
	const words = useWords("identity").hold;
	const { id, name, value } = field;
	const options = IDENTITY_VALUES.flatMap((from) => {
		const text = data && identityText(data, from);
		return text ? [{ from, text }] : [];
	});
	return (
		<SelectField
			label={name}
			value={chosen[id] ?? ""}
			onChange={({ target }) => {
				const { [id]: _, ...rest } = chosen;
				const from = IDENTITY_VALUES.find((one) => one === target.value);
				onChoose(from ? { ...rest, [id]: from } : rest);
			}}
		>
			<option value="">{value ? format(words.leaveAs, { value }) : words.leave}</option>
			{options.map(({ from, text }) => (
				<option key={from} value={from}>
					{format(words.option, { part: words.parts[from], value: text })}
				</option>
			))}
		</SelectField>
	);
}
