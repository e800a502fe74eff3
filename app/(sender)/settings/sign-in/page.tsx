import type { Metadata } from "next";
import { ProviderRoom } from "#components/provider/provider-page.tsx";
import { FactorRuleCard } from "#components/security/factor-rule-card.tsx";
import { viewFactorRule } from "#lib/domain/users/factors/factor-rule.ts";
import { viewOwnWays } from "#lib/domain/users/factors/view-own-ways.ts";
import { viewSignInProvider } from "#lib/domain/users/provider/settings.ts";
import { mayOnPage } from "#lib/http/pages/may-on-page.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageWords, RoomWords } from "../../../page-words.tsx";
import { ClosedRoom } from "../closed-page.tsx";
import { removeProviderAction, saveProviderAction, setFactorRuleAction, tryProviderAction } from "./actions.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).provider.title };
}

/** How the people of the organisation sign in. */
export default async function SignInSettingsPage() {
	const context = await requirePageUser();
	const { provider: words, people } = await pageWords();
	if (!mayOnPage(context, "sign-in-provider.manage")) {
		return <ClosedRoom context={context} title={words.title} text={words.closed} />;
	}
	const { accountId } = context.principal;
	const [{ provider, ...addresses }, rule, { hasFactor }] = await Promise.all([
		viewSignInProvider(context, accountId),
		viewFactorRule(context),
		viewOwnWays(context),
	]);
	return (
		<RoomWords of={["provider"]}>
			<div className="mx-auto flex max-w-2xl flex-col gap-6 lg:mx-0">
				<h1 className="font-semibold text-display">{words.title}</h1>
				<FactorRuleCard hasOwn={hasFactor} rule={rule} set={setFactorRuleAction} />
				<ProviderRoom
					now={
						provider && {
							...provider,
							lastSignInAt: provider.lastSignInAt?.toISOString() ?? null,
							lastFailureAt: provider.lastFailureAt?.toISOString() ?? null,
						}
					}
					addresses={addresses}
					roles={people.roles.names}
					verbs={{ save: saveProviderAction, test: tryProviderAction, remove: removeProviderAction }}
				/>
			</div>
		</RoomWords>
	);
}
