import type { Metadata } from "next";
import { ProviderRoom } from "#components/provider/provider-room.tsx";
import { viewSignInProvider } from "#lib/domain/users/provider/settings.ts";
import { mayOnPage } from "#lib/http/pages/may-on-page.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageWords, RoomWords } from "../../../room-words.tsx";
import { ClosedRoom } from "../closed-room.tsx";
import { removeProviderAction, saveProviderAction, tryProviderAction } from "./actions.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).provider.title };
}

/** By which provider of the organisation people sign in. */
export default async function SignInSettingsPage() {
	const context = await requirePageUser();
	const { provider: words, people } = await pageWords();
	if (!mayOnPage(context, "sign-in-provider.manage")) {
		return <ClosedRoom context={context} title={words.title} text={words.closed} />;
	}
	const { accountId } = context.principal;
	const { provider, ...addresses } = await viewSignInProvider(context, accountId);
	return (
		<RoomWords of={["provider"]}>
			<div className="mx-auto flex max-w-2xl flex-col gap-6 lg:mx-0">
				<div>
					<h1 className="font-semibold text-display">{words.title}</h1>
					<p className="mt-1 text-pretty text-ink-soft">{words.about}</p>
				</div>
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
