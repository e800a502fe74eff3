"use client";

import { type FormEvent, type ReactNode, useState } from "react";
import { useUnsavedForm } from "#components/settings/settings-form.tsx";
import { SwitchLine } from "#components/settings/switch-line.tsx";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { Form } from "#components/ui/forms/form.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextAreaField, TextField } from "#components/ui/forms/text-field.tsx";
import { formValues, markSaved } from "#components/ui/forms/unsaved-forms.ts";
import { Notice } from "#components/ui/notice.tsx";
import { Section } from "#components/ui/section.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { USER_ROLES, type UserRole } from "#lib/contract/users/literals.ts";
import { format } from "#lib/i18n/message.ts";
import type { ProviderAddresses, ProviderInput, ProviderItem } from "./provider-items.ts";

type Props = {
	now: ProviderItem | null;
	addresses: ProviderAddresses;
	roles: Record<UserRole, string>;
	/** @returns null when the user cancelled the confirmation */
	save: (input: ProviderInput) => Promise<ActionAnswer | null>;
	onSaved: () => void;
};

type Fields = { now: ProviderItem | null; problems: Record<string, string> };

const GIVEN_UP: ActionAnswer = { ok: false, message: "", fields: {} };

/** All that an Admin says of the provider. */
export function ProviderForm({ now, addresses, roles, save, onSaved }: Props) {
	const { form: words } = useWords("provider");
	const ref = useUnsavedForm();
	const { run, reconsider, isBusy, problem, problems } = useAction(
		async (input: ProviderInput) => (await save(input)) ?? GIVEN_UP,
	);

	async function submit(event: FormEvent<HTMLFormElement>) {
		const form = event.currentTarget;
		const answer = await run(readForm(new FormData(form)));
		if (!answer?.ok) return;
		const secret = form.elements.namedItem("clientSecret");
		if (secret instanceof HTMLInputElement) secret.value = "";
		markSaved(form, formValues(form));
		toast(words.done);
		onSaved();
	}

	return (
		<Form ref={ref} onSubmit={submit} onInput={reconsider} className="flex flex-col gap-6">
			<Section title={now ? words.title : words.titleNew}>
				<ProviderFields now={now} problems={problems} />
			</Section>
			<Section title={words.people}>
				<PeopleFields now={now} problems={problems} teams={addresses.teams} roles={roles} />
			</Section>
			<Section title={words.groups} about={words.groupsAbout}>
				<GroupFields now={now} problems={problems} />
			</Section>
			<Section title={words.factors}>
				<div className="p-4 sm:p-5">
					<SwitchLine
						name="isSecondFactor"
						label={words.isSecondFactor}
						about={words.isSecondFactorAbout}
						isOn={now?.isSecondFactor ?? false}
					/>
				</div>
			</Section>
			<div aria-live="assertive" className="empty:hidden">
				{problem ? <Notice tone="bad">{problem}</Notice> : null}
			</div>
			<div className="flex justify-end">
				<Button type="submit" variant="primary" isBusy={isBusy}>
					{now ? words.save : words.create}
				</Button>
			</div>
		</Form>
	);
}

function Stack({ children }: { children: ReactNode }) {
	return <div className="flex flex-col gap-4 p-4 sm:p-5">{children}</div>;
}

function ProviderFields({ now, problems }: Fields) {
	const { form: words } = useWords("provider");
	const plain = { autoComplete: "off", spellCheck: false, autoCapitalize: "none" } as const;
	return (
		<Stack>
			<TextField
				label={words.name}
				name="name"
				autoComplete="off"
				maxLength={60}
				defaultValue={now?.name}
				help={words.nameHelp}
				error={problems.name}
			/>
			<TextField
				{...plain}
				label={words.issuer}
				name="issuer"
				type="url"
				inputMode="url"
				placeholder="https://"
				defaultValue={now?.issuer}
				help={words.issuerHelp}
				error={problems.issuer}
			/>
			<TextField
				{...plain}
				label={words.clientId}
				name="clientId"
				defaultValue={now?.clientId}
				error={problems.clientId}
			/>
			<TextField
				{...plain}
				label={words.clientSecret}
				name="clientSecret"
				type="password"
				autoComplete="new-password"
				help={now ? words.secretKept : words.secretHelp}
				error={problems.clientSecret}
			/>
			<TextField
				{...plain}
				label={words.scopes}
				name="scopes"
				defaultValue={now?.scopes ?? "openid email profile"}
				help={words.scopesHelp}
				error={problems.scopes}
			/>
		</Stack>
	);
}

type People = Fields & { teams: ProviderAddresses["teams"]; roles: Record<UserRole, string> };

function PeopleFields({ now, problems, teams, roles }: People) {
	const { form: words } = useWords("provider");
	const [creates, setCreates] = useState(now?.createsUsers ?? false);
	const [role, setRole] = useState<UserRole>(now?.newRole ?? "Member");
	const usual = teams.find(({ isDefault }) => isDefault);
	return (
		<Stack>
			<SwitchLine name="isEnabled" label={words.isEnabled} about={words.isEnabledAbout} isOn={now?.isEnabled ?? true} />
			<TextField
				label={words.domains}
				name="domains"
				autoComplete="off"
				spellCheck={false}
				autoCapitalize="none"
				defaultValue={now?.domains.join(", ")}
				help={words.domainsHelp}
				error={problems.domains}
			/>
			<SwitchLine
				name="trustsEmails"
				label={words.trustsEmails}
				about={words.trustsEmailsAbout}
				isOn={now?.trustsEmails ?? false}
			/>
			<SwitchLine
				name="createsUsers"
				label={words.createsUsers}
				about={words.createsUsersAbout}
				isOn={creates}
				onSwitch={setCreates}
			/>
			<div className={creates ? "grid gap-4 sm:grid-cols-2" : "hidden"}>
				<SelectField
					label={words.newRole}
					name="newRole"
					value={role}
					onChange={({ target }) => setRole(USER_ROLES.find((one) => one === target.value) ?? "Member")}
				>
					{USER_ROLES.toReversed().map((one) => (
						<option key={one} value={one}>
							{roles[one]}
						</option>
					))}
				</SelectField>
				<SelectField label={words.newTeam} name="newTeamId" defaultValue={now?.newTeamId ?? ""}>
					<option value="">{format(words.defaultTeam, { name: usual?.name ?? "" })}</option>
					{teams
						.filter(({ isDefault }) => !isDefault)
						.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
				</SelectField>
			</div>
			{creates && role === "Admin" ? <Notice tone="warn">{words.makesAdmins}</Notice> : null}
		</Stack>
	);
}

function GroupFields({ now, problems }: Fields) {
	const { form: words } = useWords("provider");
	const kinds = ["adminGroups", "teamAdminGroups", "memberGroups"] as const;
	const [claim, setClaim] = useState(now?.groupClaim ?? "");
	return (
		<Stack>
			<TextField
				label={words.groupClaim}
				name="groupClaim"
				autoComplete="off"
				spellCheck={false}
				autoCapitalize="none"
				value={claim}
				onChange={({ target }) => setClaim(target.value)}
				help={words.groupClaimHelp}
				error={problems.groupClaim}
			/>
			<div className={claim.trim() === "" ? "hidden" : "grid gap-4 sm:grid-cols-3"}>
				{kinds.map((name) => (
					<TextAreaField
						key={name}
						label={words[name]}
						name={name}
						rows={3}
						autoComplete="off"
						spellCheck={false}
						defaultValue={now?.[name].join("\n")}
						help={words.groupsHelp}
						error={problems[name]}
					/>
				))}
			</div>
		</Stack>
	);
}

function readForm(given: FormData): ProviderInput {
	const read = (name: string) => String(given.get(name) ?? "");
	const lines = (name: string) =>
		read(name)
			.split(/\r?\n/)
			.filter((line) => line.trim() !== "");
	return {
		name: read("name"),
		issuer: read("issuer"),
		clientId: read("clientId"),
		clientSecret: read("clientSecret") || null,
		scopes: read("scopes"),
		domains: read("domains")
			.split(/[\s,;]+/)
			.filter(Boolean),
		trustsEmails: given.has("trustsEmails"),
		isEnabled: given.has("isEnabled"),
		createsUsers: given.has("createsUsers"),
		newRole: USER_ROLES.find((role) => role === read("newRole")) ?? "Member",
		newTeamId: read("newTeamId") || null,
		groupClaim: read("groupClaim").trim() || null,
		adminGroups: lines("adminGroups"),
		teamAdminGroups: lines("teamAdminGroups"),
		memberGroups: lines("memberGroups"),
		isSecondFactor: given.has("isSecondFactor"),
	};
}
