import type { Metadata } from "next";
import { OrganisationForm } from "#components/account/organisation-form.tsx";
import { PlanCard } from "#components/account/plan-card.tsx";
import { RegionForm } from "#components/account/region-form.tsx";
import { Section } from "#components/ui/section.tsx";
import { viewOrganisation } from "#lib/domain/users/organisation/organisation.ts";
import { viewPlan } from "#lib/domain/users/organisation/view-plan.ts";
import { mayOnPage } from "#lib/http/pages/may-on-page.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageWords, RoomWords } from "../../../page-words.tsx";
import { ClosedRoom } from "../closed-page.tsx";
import { setAccountSettingsAction } from "./actions.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).organisation.title };
}

export default async function OrganisationPage() {
	const context = await requirePageUser();
	const { organisation: words, locale } = await pageWords();
	if (!mayOnPage(context, "account.change")) {
		return <ClosedRoom context={context} title={words.title} text={words.closed} />;
	}
	const [{ draftDefaults, ...now }, plan] = await Promise.all([viewOrganisation(context), viewPlan(context)]);
	return (
		<RoomWords of={["organisation"]}>
			<div className="mx-auto flex max-w-2xl flex-col gap-6 lg:mx-0">
				<h1 className="font-semibold text-display">{words.title}</h1>
				<Section title={words.profile.heading}>
					<OrganisationForm now={now} save={setAccountSettingsAction} />
				</Section>
				<Section title={words.region.heading} about={words.region.about}>
					<RegionForm now={{ ...now, signerLocale: draftDefaults.signerLocale }} save={setAccountSettingsAction} />
				</Section>
				<PlanCard item={plan} words={words.plan} locale={locale} />
			</div>
		</RoomWords>
	);
}
