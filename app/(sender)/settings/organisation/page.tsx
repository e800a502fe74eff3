import type { Metadata } from "next";
import { FactorRuleCard } from "#components/security/factor-rule-card.tsx";
import { DeclineReasonsForm, FrameOriginsForm } from "#components/sender/account-lines.tsx";
import { DraftDefaultsForm } from "#components/sender/draft-defaults-form.tsx";
import { IdentitySettingsForm } from "#components/sender/identity-settings-form.tsx";
import { OrganisationForm } from "#components/sender/organisation-form.tsx";
import { PlanCard } from "#components/sender/plan-card.tsx";
import { RetentionForm } from "#components/sender/retention-form.tsx";
import { Section } from "#components/sender/section.tsx";
import { viewRetention } from "#lib/domain/documents/ending/retention/retention-settings.ts";
import { viewIdentitySettings } from "#lib/domain/identity-verification/identity-settings.ts";
import { viewFactorRule } from "#lib/domain/users/factors/factor-rule.ts";
import { viewOwnWays } from "#lib/domain/users/factors/view-own-ways.ts";
import { viewOrganisation } from "#lib/domain/users/organisation.ts";
import { viewPlan } from "#lib/domain/users/view-plan.ts";
import { mayOnPage } from "#lib/http/pages/may-on-page.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageWords, RoomWords } from "../../../room-words.tsx";
import { ClosedRoom } from "../closed-room.tsx";
import {
	setAccountSettingsAction,
	setFactorRuleAction,
	setIdentitySettingsAction,
	setRetentionAction,
} from "./actions.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).settings.organisation.title };
}

export default async function OrganisationPage() {
	const context = await requirePageUser();
	const { settings: all, locale } = await pageWords();
	const { organisation: words, identities, retention } = all;
	if (!mayOnPage(context, "account.change")) {
		return <ClosedRoom context={context} title={words.title} text={words.closed} />;
	}
	const { hasFactor } = await viewOwnWays(context);
	const now = await viewOrganisation(context);
	return (
		<div className="mx-auto flex max-w-2xl flex-col gap-6 lg:mx-0">
			<h1 className="font-semibold text-display">{words.title}</h1>
			<PlanCard item={await viewPlan(context)} words={all.plan} locale={locale} />
			<Section title={words.heading} about={words.about}>
				<OrganisationForm now={now} save={setAccountSettingsAction} />
			</Section>
			<Section title={all.drafts.heading} about={all.drafts.about}>
				<DraftDefaultsForm now={now.draftDefaults} save={setAccountSettingsAction} />
			</Section>
			<Section title={all.declining.heading} about={all.declining.about}>
				<DeclineReasonsForm now={now.declineReasons} save={setAccountSettingsAction} />
			</Section>
			<Section title={all.frames.heading} about={all.frames.about}>
				<FrameOriginsForm now={now.frameOrigins} save={setAccountSettingsAction} />
			</Section>
			<RoomWords of={["security"]}>
				<FactorRuleCard hasOwn={hasFactor} rule={await viewFactorRule(context)} set={setFactorRuleAction} />
				<Section title={retention.heading} about={retention.about}>
					<RetentionForm now={await viewRetention(context)} save={setRetentionAction} />
				</Section>
			</RoomWords>
			<Section title={identities.heading} about={identities.about}>
				<IdentitySettingsForm now={await viewIdentitySettings(context)} save={setIdentitySettingsAction} />
			</Section>
		</div>
	);
}
