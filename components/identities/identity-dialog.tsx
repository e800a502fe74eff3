"use client";

import { type RefObject, useId } from "react";
import { useAction } from "#components/ui/actions/use-action.ts";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { Switch } from "#components/ui/forms/switch.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { NotificationSettingsModel } from "#lib/contract/notification-settings.ts";
import { CATALOGUE_LOCALES, type CatalogueLocale, intlLocale, ownNameOf } from "#lib/i18n/locales.ts";
import { type Brand, type IdentityForm, type IdentityItem, TOLD } from "./identity-items.ts";

type Props = {
	title: string;
	about: string;
	action: string;
	/** Whose settings they are; null: somebody is asked who was not asked before. */
	row: IdentityItem | null;
	brands: Brand[];
	save: (input: IdentityForm) => Promise<ActionAnswer>;
	onDone: (name: string) => void;
	/** What goes on afterwards where the one who had the focus is gone. */
	opener?: RefObject<HTMLElement | null>;
	onClose: () => void;
};

/** Asks whose name it is, how it is to look, and what the person is told. */
export function IdentityDialog({ title, about, action, row, brands, save, onDone, opener, onClose }: Props) {
	const words = useWords("identities");
	const readerLocale = useWordsLocale();
	const { run, reconsider, isBusy, problem, problems } = useAction(save);
	const emailProblem = problems.email ?? problems.Email;

	async function submit(given: FormData) {
		const form = readForm(given, row, readerLocale);
		const answer = await run(form);
		if (answer?.ok) onDone(form.name || form.email);
	}

	return (
		<FormDialog
			{...{ title, action, isBusy, opener, onClose }}
			description={about}
			cancel={words.cancel}
			problem={emailProblem || problems.name ? null : problem}
			onSubmit={(given) => void submit(given)}
			onInput={reconsider}
		>
			<div className="flex flex-col gap-1">
				<Names row={row} emailProblem={emailProblem} nameProblem={problems.name} />
				<Looks row={row} brands={brands} />
				<Told now={row?.notifications ?? null} />
			</div>
		</FormDialog>
	);
}

type NamesProps = Pick<Props, "row"> & { emailProblem: string | undefined; nameProblem: string | undefined };

function Names({ row, emailProblem, nameProblem }: NamesProps) {
	const { fields: words } = useWords("identities");
	return (
		<>
			{row ? null : (
				<TextField
					label={words.email}
					name="email"
					type="email"
					autoComplete="off"
					maxLength={250}
					help={words.emailHelp}
					error={emailProblem}
					autoFocus
				/>
			)}
			<TextField
				label={words.name}
				name="name"
				autoComplete="off"
				maxLength={80}
				defaultValue={row && row.name !== row.email ? row.name : ""}
				help={words.nameHelp}
				error={nameProblem}
			/>
		</>
	);
}

function Looks({ row, brands }: Pick<Props, "row" | "brands">) {
	const { fields: words } = useWords("identities");
	return (
		<div className="mb-4 grid grid-cols-2 gap-4">
			<SelectField label={words.brand} name="brandId" defaultValue={row?.brandId ?? ""}>
				<option value="">{words.noBrand}</option>
				{brands.map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
			</SelectField>
			<SelectField label={words.locale} name="locale" defaultValue={row?.locale ?? useWordsLocale()}>
				{CATALOGUE_LOCALES.map((one) => (
					<option key={one} value={one} lang={intlLocale(one)}>
						{ownNameOf(one)}
					</option>
				))}
			</SelectField>
		</div>
	);
}

/** Nothing is sent at once and the PDF is not attached unless somebody wants it (lib/contract/README.md "Sender identities"). */
const OFF_AT_FIRST: readonly string[] = ["sent", "attachSignedDocument"];

function Told({ now }: { now: NotificationSettingsModel | null }) {
	const { told } = useWords("identities");
	const aboutId = useId();
	return (
		<fieldset aria-describedby={aboutId} className="rounded-control border border-line">
			<legend className="mx-2 px-1 font-medium">{told.title}</legend>
			<p id={aboutId} className="px-3 pb-1 text-ink-soft">
				{told.about}
			</p>
			<ul>
				{TOLD.map((name) => (
					<li key={name}>
						<label
							htmlFor={`told-${name}`}
							className="flex min-h-10 cursor-pointer items-center justify-between gap-4 px-3 py-1 hover:bg-sunken/50"
						>
							{told[name]}
							<Switch id={`told-${name}`} name={name} defaultChecked={now ? now[name] : !OFF_AT_FIRST.includes(name)} />
						</label>
					</li>
				))}
			</ul>
		</fieldset>
	);
}

function readForm(given: FormData, row: IdentityItem | null, readerLocale: CatalogueLocale): IdentityForm {
	const read = (name: string) => String(given.get(name) ?? "").trim();
	const told = TOLD.map((name) => [name, given.has(name)] as const);
	return {
		email: row?.email ?? read("email"),
		name: read("name"),
		brandId: read("brandId") || null,
		locale: CATALOGUE_LOCALES.find((one) => one === read("locale")) ?? readerLocale,
		notificationSettings: Object.fromEntries(told) as NotificationSettingsModel,
	};
}
