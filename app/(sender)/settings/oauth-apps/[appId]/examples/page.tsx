import type { Metadata } from "next";
import { appExamples } from "#components/developer/app-examples.ts";
import { Code } from "#components/ui/code-block.tsx";
import { NavLink } from "#components/ui/nav-link.tsx";
import { Section } from "#components/ui/section.tsx";
import { env } from "#lib/config/env.ts";
import { viewOAuthApp } from "#lib/domain/oauth-apps/view-oauth-app.ts";
import { orNotFound } from "#lib/http/pages/or-not-found.ts";
import { requirePageAdmin } from "#lib/http/pages/page-admin.ts";
import { format } from "#lib/i18n/message.ts";
import { pageWords } from "../../../../../page-words.tsx";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).developer.examples.title };
}

type Props = { params: Promise<{ appId: string }> };

export default async function OAuthExamplesPage({ params }: Props) {
	const {
		common: { copyNamed },
		developer: { examples: words, environments },
	} = await pageWords();
	const context = await requirePageAdmin();
	const app = await orNotFound(viewOAuthApp(context, (await params).appId));
	const { publicUrl: baseUrl } = env();
	const [redirectUri = null] = app.redirectUris;
	const examplesOf = ({ id: clientId, isSandbox }: (typeof app.clients)[number]) =>
		appExamples({ baseUrl, clientId, redirectUri, scopes: app.scopes }, words).map((example) => ({
			...example,
			label: format(words.labels[isSandbox ? "sandbox" : "live"], { title: example.title }),
		}));
	return (
		<div className="mx-auto flex max-w-2xl flex-col lg:mx-0 gap-6">
			<div>
				<h1 className="break-words font-semibold text-display">{format(words.of, { name: app.name })}</h1>
				<p className="mt-1 text-ink-soft">
					{format(words.about, { address: `${baseUrl}/.well-known/openid-configuration` })}
				</p>
				<nav aria-label={words.nav} className="mt-2 flex">
					<NavLink href={`/settings/oauth-apps/${app.id}`} isExact>
						{words.back}
					</NavLink>
				</nav>
			</div>
			{app.clients.map((client) => (
				<Section key={client.id} title={environments[client.isSandbox ? "sandbox" : "live"]}>
					<div className="flex flex-col gap-5 px-4 py-4 sm:px-5">
						{examplesOf(client).map((example) => (
							<div key={example.title} className="flex min-w-0 flex-col gap-1.5">
								<h3 className="font-semibold">{example.title}</h3>
								<p className="text-pretty text-ink-soft">{example.about}</p>
								<Code label={example.label} copyLabel={format(copyNamed, { label: example.label })}>
									{example.lines}
								</Code>
							</div>
						))}
					</div>
				</Section>
			))}
		</div>
	);
}
