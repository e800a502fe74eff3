import type { Metadata } from "next";
import { IdentitySettingsForm } from "#components/sender/identity-settings-form.tsx";
import { OrganisationForm } from "#components/sender/organisation-form.tsx";
import { Section } from "#components/sender/section.tsx";
import { viewIdentitySettings } from "#lib/domain/identity-verification/identity-settings.ts";
import { viewOrganisation } from "#lib/domain/users/organisation.ts";
import { mayOnPage } from "#lib/http/pages/may-on-page.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageWords } from "../../../room-words.tsx";
import { ClosedRoom } from "../closed-room.tsx";
import { changeOrganisationAction, setIdentitySettingsAction } from "./actions.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).settings.organisation.title };
}

export default async function OrganisationPage() {
	const context = await requirePageUser();
	const { organisation: words, identities } = (await pageWords()).settings;
	if (!mayOnPage(context, "account.change")) {
		return <ClosedRoom context={context} title={words.title} text={words.closed} />;
	}
	return (
		<div className="mx-auto flex max-w-2xl flex-col gap-6 lg:mx-0">
			<h1 className="font-semibold text-display">{words.title}</h1>
			<Section title={words.heading} about={words.about}>
				<OrganisationForm
					now={await viewOrganisation(context)}
					zones={Intl.supportedValuesOf("timeZone")}
					save={changeOrganisationAction}
				/>
			</Section>
			<Section title={identities.heading} about={identities.about}>
				<IdentitySettingsForm now={await viewIdentitySettings(context)} save={setIdentitySettingsAction} />
			</Section>
		</div>
	);
}
