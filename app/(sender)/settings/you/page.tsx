import type { Metadata } from "next";
import { LanguageChoice } from "#components/account/language-choice.tsx";
import { NotificationSwitches } from "#components/account/notification-switches.tsx";
import { OwnName } from "#components/account/own-name.tsx";
import { OwnPicture } from "#components/account/own-picture.tsx";
import { ZoneChoice } from "#components/account/zone-choice.tsx";
import { ConnectedApps } from "#components/developer/connected-apps.tsx";
import { OwnConsent } from "#components/identities/own-consent.tsx";
import { Address } from "#components/ui/address.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Section } from "#components/ui/section.tsx";
import { scopeText } from "#lib/contract/scope-text.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { listConnectedApps } from "#lib/domain/oauth-apps/connected-apps.ts";
import { shownScopes } from "#lib/domain/oauth-apps/rules.ts";
import { viewOwnRequest } from "#lib/domain/sender-identities/view-own-request.ts";
import { viewSettings } from "#lib/domain/users/preferences/view-settings.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { identityMessages } from "#lib/i18n/identity/identity-messages.ts";
import { pageWords, RoomWords } from "../../../page-words.tsx";
import {
	answerOwnRequestAction,
	chooseLanguageAction,
	chooseOwnNameAction,
	chooseTimeZoneAction,
	disconnectAppAction,
	saveNotificationsAction,
	setOwnPictureAction,
} from "./actions.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).rooms.you, referrer: "same-origin" };
}

export default async function YouPage() {
	const { profile: words, rooms, developer } = await pageWords();
	const context = await requirePageUser();
	const { notifications } = await viewSettings(context);
	const apps = await listConnectedApps(context);
	return (
		<RoomWords of={["profile"]}>
			<div className="mx-auto flex max-w-2xl flex-col gap-6 lg:mx-0">
				<div>
					<h1 className="font-semibold text-display">{rooms.you}</h1>
					<p className="mt-1 break-words text-ink-soft">
						<Filled
							text={words.signedInAs}
							values={{
								name: <span className="text-ink">{context.principal.name}</span>,
								email: <Address text={context.principal.email} />,
							}}
						/>
					</p>
				</div>
				<Section title={words.name.title} about={words.name.about}>
					<OwnName name={context.principal.name} save={chooseOwnNameAction} />
				</Section>
				<Section title={words.picture.title} about={words.picture.about}>
					<OwnPicture
						name={context.principal.name}
						picture={context.principal.picture ?? null}
						save={setOwnPictureAction}
					/>
				</Section>
				<Section title={words.language.title} about={words.language.about}>
					<LanguageChoice save={chooseLanguageAction} />
				</Section>
				<Section title={words.zone.title} about={words.zone.about}>
					<ZoneChoice chosen={context.principal.timeZone ?? null} save={chooseTimeZoneAction} />
				</Section>
				<Section title={words.mails.title} about={words.mails.about}>
					<NotificationSwitches initial={notifications} save={saveNotificationsAction} />
				</Section>
				<InOwnName context={context} />
				<Section title={words.apps.title} about={words.apps.about}>
					<ConnectedApps
						apps={apps.map(({ scopes, since, ...app }) => ({
							...app,
							permissions: shownScopes(scopes).map((scope) => scopeText(developer.may, scope)),
							since: since.toISOString(),
						}))}
						disconnect={disconnectAppAction}
					/>
				</Section>
			</div>
		</RoomWords>
	);
}

/** Whether others of the account may send in the reader's name, once somebody has asked. */
async function InOwnName({ context }: { context: UserContext }) {
	const request = await viewOwnRequest(context);
	if (!request) return null;
	const { identities, locale } = await pageWords();
	const { own } = identities;
	return (
		<RoomWords of={["identities"]}>
			<div id="in-your-name" className="scroll-mt-20">
				<Section title={own.title} about={request.status === "Pending" ? own.asked : own.about}>
					<OwnConsent request={request} words={identityMessages(locale)} answer={answerOwnRequestAction} />
				</Section>
			</div>
		</RoomWords>
	);
}
