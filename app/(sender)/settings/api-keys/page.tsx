import { KeyRound } from "lucide-react";
import type { Metadata } from "next";
import { KeyList } from "#components/developer/api-key-list.tsx";
import { CreditsLeft } from "#components/developer/credits-left.tsx";
import { NewKeyForm } from "#components/developer/new-key-form.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { EmptyList } from "#components/ui/lists/empty-list.tsx";
import { Section } from "#components/ui/section.tsx";
import { type ApiKeySummary, listAccountKeys } from "#lib/domain/api-keys/own-api-keys.ts";
import { viewCredits } from "#lib/domain/credits/view-credits.ts";
import { isPageAdmin } from "#lib/http/pages/page-admin.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { format } from "#lib/i18n/message.ts";
import { pageWords } from "../../../page-words.tsx";
import { ClosedRoom } from "../closed-page.tsx";
import { createKeyAction, revokeKeyAction } from "./actions.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).developer.keys.title };
}

export default async function ApiKeysPage() {
	const { keys: words } = (await pageWords()).developer;
	const context = await requirePageUser();
	if (!isPageAdmin(context)) return <ClosedRoom context={context} title={words.title} text={words.closed} />;
	const [keys, credits] = await Promise.all([listAccountKeys(context), viewCredits(context)]);
	return (
		<div className="mx-auto flex max-w-2xl flex-col lg:mx-0 gap-6">
			<div>
				<h1 className="font-semibold text-display">{words.title}</h1>
				<p className="mt-1 text-ink-soft">{words.about}</p>
			</div>
			<CreditsLeft credits={credits} />
			{keys.length === 0 ? (
				<EmptyList icon={KeyRound} title={words.none} about={words.noneAbout}>
					<ButtonLink href="#new-key-name" variant="primary">
						{words.make}
					</ButtonLink>
				</EmptyList>
			) : (
				<Section title={words.ofAccount}>
					<KeyList keys={keys.map((key) => toRow(key, context.now()))} revoke={revokeKeyAction} />
				</Section>
			)}
			<Section title={words.new} about={format(words.newAbout, { name: context.principal.name })}>
				<NewKeyForm create={createKeyAction} />
			</Section>
		</div>
	);
}

function toRow({ user, scopes, createdAt, lastUsedAt, expiresAt, ...key }: ApiKeySummary, now: Date) {
	return {
		id: key.id,
		name: key.name,
		prefix: key.prefix,
		isSandbox: key.isSandbox,
		user: user.name,
		scopes: scopes === null ? null : scopes.split(" "),
		createdAt: createdAt.toISOString(),
		lastUsedAt: lastUsedAt?.toISOString() ?? null,
		expiresAt: expiresAt?.toISOString() ?? null,
		isExpired: expiresAt !== null && expiresAt <= now,
	};
}
