"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useRef, useState } from "react";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { Code } from "#components/ui/code-block.tsx";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { useAskedFor } from "#components/ui/dialogs/use-asked-for.ts";
import { Form } from "#components/ui/forms/form.tsx";
import { FormEnd } from "#components/ui/forms/form-end.tsx";
import { RadioChoice } from "#components/ui/forms/radio-choice.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { API_SCOPES } from "#lib/contract/scopes.ts";
import { format } from "#lib/i18n/message.ts";
import { ScopeChoice } from "./scope-choice.tsx";

type NewKey = {
	name: string;
	environment: "live" | "sandbox";
	validDays: number | null;
	scopes: string[] | null;
};

/** Makes an API key and shows it, this once. */
export function NewKeyForm({ create }: { create: (input: NewKey) => Promise<ActionAnswer<{ key: string }>> }) {
	const { keys: words, environments, name } = useWords("developer");
	const router = useRouter();
	const { run, reconsider, isBusy, problem, problems } = useAction(create);
	const [isLimited, setIsLimited] = useState(false);
	const [key, setKey] = useState<string | null>(null);
	const nameInput = useRef<HTMLInputElement>(null);

	useAskedFor((asked) => {
		if (asked === "new") nameInput.current?.focus();
	});

	async function submit(event: FormEvent<HTMLFormElement>) {
		const form = event.currentTarget;
		const answer = await run(readKeyForm(new FormData(form)));
		if (!answer?.ok) return;
		form.reset();
		setIsLimited(false);
		setKey(answer.value.key);
		router.refresh();
	}

	return (
		<Form onSubmit={submit} onInput={reconsider} className="flex flex-col gap-4 px-4 py-4 sm:px-5">
			<TextField
				label={name}
				name="name"
				id="new-key-name"
				inputRef={nameInput}
				maxLength={80}
				help={words.nameHelp}
				error={problems.name}
			/>
			<RadioChoice
				legend={words.environment}
				name="environment"
				value="sandbox"
				options={[
					{ value: "sandbox", label: environments.sandbox, about: words.sandboxAbout },
					{ value: "live", label: environments.live, about: words.liveAbout },
				]}
			/>
			<TextField
				label={words.days}
				name="validDays"
				inputMode="numeric"
				help={words.daysHelp}
				error={problems.validDays}
			/>
			<KeyLimits isLimited={isLimited} onChange={setIsLimited} error={problems.scopes} />
			<FormEnd problem={problem} isBusy={isBusy}>
				{words.create}
			</FormEnd>
			<KeyDialog value={key} onClose={() => setKey(null)} />
		</Form>
	);
}

type LimitsProps = { isLimited: boolean; onChange: (isLimited: boolean) => void; error?: string | undefined };

function KeyLimits({ isLimited, onChange, error }: LimitsProps) {
	const { keys: words, scopes } = useWords("developer");
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
				{words.limit}
			</label>
			{isLimited ? <ScopeChoice legend={scopes} scopes={API_SCOPES} chosen={[]} error={error} /> : null}
		</>
	);
}

function KeyDialog({ value, onClose }: { value: string | null; onClose: () => void }) {
	const { keys: words } = useWords("developer");
	const { close, copyNamed } = useWords("common");
	return (
		<Dialog
			title={words.copyNow}
			description={words.copyNowAbout}
			isOpen={value !== null}
			onClose={onClose}
			closeLabel={close}
			footer={
				<Button variant="primary" onClick={onClose}>
					{words.copied}
				</Button>
			}
		>
			<Code label={words.label} copyLabel={format(copyNamed, { label: words.label })}>
				{value ?? ""}
			</Code>
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
