import { SelectField } from "#components/ui/forms/select-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import { CATALOGUE_LOCALES, type CatalogueLocale, intlLocale, ownNameOf } from "#lib/i18n/locales.ts";
import { givenRoles, ROLES, type Role, type Team } from "./role-words.ts";

export type Invitation = { userRole: Role; teamId: string; locale: CatalogueLocale };

type Props = {
	teams: Team[];
	mayMakeAdmins: boolean;
	choice: Invitation;
	setChoice: (choice: Invitation) => void;
};

/** As what people are invited, into which team, and in which language. */
export function InviteChoices({ teams, mayMakeAdmins, choice, setChoice }: Props) {
	const { invite: words, roles, team } = useWords("people");
	return (
		<>
			<div className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3 max-sm:[&>:first-child]:col-span-2">
				<SelectField
					label={roles.label}
					value={choice.userRole}
					aria-describedby="invited-role"
					onChange={({ target }) => {
						const userRole = ROLES.find((role) => role === target.value);
						if (userRole) setChoice({ ...choice, userRole });
					}}
				>
					{givenRoles(mayMakeAdmins).map((role) => (
						<option key={role} value={role}>
							{roles.names[role]}
						</option>
					))}
				</SelectField>
				<SelectField
					label={team}
					value={choice.teamId}
					onChange={({ target }) => setChoice({ ...choice, teamId: target.value })}
				>
					{teams.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</SelectField>
				<SelectField
					label={words.mailIn}
					value={choice.locale}
					onChange={({ target }) => {
						const locale = CATALOGUE_LOCALES.find((one) => one === target.value);
						if (locale) setChoice({ ...choice, locale });
					}}
				>
					{CATALOGUE_LOCALES.map((one) => (
						<option key={one} value={one} lang={intlLocale(one)}>
							{ownNameOf(one)}
						</option>
					))}
				</SelectField>
			</div>
			<p id="invited-role" className="mt-1 mb-3 text-pretty text-ink-soft">
				{roles.may[choice.userRole]}
			</p>
		</>
	);
}
