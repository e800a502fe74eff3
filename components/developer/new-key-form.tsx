"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Code } from "#components/docs/code.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { FormEnd } from "#components/ui/form-end.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { useAction } from "#components/ui/use-action.ts";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { OFFERED_API_SCOPES } from "#lib/contract/scopes.ts";
import { RadioChoice } from "./radio-choice.tsx";
import { ScopeChoice } from "./scope-choice.tsx";

export type NewKey = {
	name: string;
	environment: "live" | "sandbox";
	validDays: number | null;
	scopes: string[] | null;
};

const ENVIRONMENTS = [
	{ value: "sandbox", label: "Sandbox", about: "Test documents: watermarked, gone after 14 days." },
	{ value: "live", label: "Live", about: "Real documents." },
];

/** Makes an API key and shows it, this once. */
export function NewKeyForm({ create }: { create: (input: NewKey) => Promise<ActionAnswer<{ key: string }>> }) {
	const router = useRouter();
	const { run, reconsider, isBusy, problem, problems } = useAction(create);
	const [isLimited, setIsLimited] = useState(false);
	const [key, setKey] = useState<string | null>(null);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = event.currentTarget;
		const answer = await run(readKeyForm(new FormData(form)));
		if (!answer?.ok) return;
		form.reset();
		setIsLimited(false);
		setKey(answer.value.key);
		router.refresh();
	}

	return (
		<form
			method="post"
			onSubmit={submit}
			onInput={reconsider}
			noValidate
			className="flex flex-col gap-4 px-4 py-4 sm:px-5"
		>
			<TextField
				label="Name"
				name="name"
				id="new-key-name"
				maxLength={80}
				help="So that you know it again."
				error={problems.name}
			/>
			<RadioChoice legend="Environment" name="environment" value="sandbox" options={ENVIRONMENTS} />
			<TextField
				label="Good for, in days"
				name="validDays"
				inputMode="numeric"
				help="Leave it empty for a key that is good until you revoke it."
				error={problems.validDays}
			/>
			<KeyLimits isLimited={isLimited} onChange={setIsLimited} error={problems.scopes} />
			<FormEnd problem={problem} isBusy={isBusy}>
				Create key
			</FormEnd>
			<KeyDialog value={key} onClose={() => setKey(null)} />
		</form>
	);
}

type LimitsProps = { isLimited: boolean; onChange: (isLimited: boolean) => void; error?: string | undefined };

function KeyLimits({ isLimited, onChange, error }: LimitsProps) {
	return (
		<>
			<label className="flex min-h-11 items-center gap-3">
				<input
					type="checkbox"
					name="isLimited"
					checked={isLimited}
					onChange={(event) => onChange(event.target.checked)}
					className="size-5 shrink-0 rounded accent-seal"
				/>
				Let it do only some of what I may do
			</label>
			{isLimited ? <ScopeChoice legend="Scopes" scopes={OFFERED_API_SCOPES} chosen={[]} error={error} /> : null}
		</>
	);
}

function KeyDialog({ value, onClose }: { value: string | null; onClose: () => void }) {
	return (
		<Dialog
			title="Copy the key now"
			description="It is not shown again: only its hash is stored."
			isOpen={value !== null}
			onClose={onClose}
			closeLabel="Close"
			footer={
				<Button variant="primary" onClick={onClose}>
					I have copied it
				</Button>
			}
		>
			<Code label="API key">{value ?? ""}</Code>
		</Dialog>
	);
}

function readKeyForm(form: FormData): NewKey {
	const days = String(form.get("validDays") ?? "").trim();
	return {
		name: String(form.get("name") ?? ""),
		environment: form.get("environment") === "live" ? "live" : "sandbox",
		validDays: days === "" ? null : Number(days),
		scopes: form.get("isLimited") === null ? null : form.getAll("scopes").map(String),
	};
}
