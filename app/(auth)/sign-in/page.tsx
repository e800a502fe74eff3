import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { SignInForm } from "#components/auth/sign-in-form.tsx";
import { OrLine } from "#components/security/or-line.tsx";
import { PasskeySignIn } from "#components/security/passkey-sign-in.tsx";
import { ProviderSignIn } from "#components/security/provider-sign-in.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { PROVIDER_REFUSALS } from "#lib/contract/users/provider-refusals.ts";
import { ownSite } from "#lib/domain/users/factors/own-site.ts";
import { findShownProvider } from "#lib/domain/users/provider/find-providers.ts";
import { openOnward } from "#lib/domain/users/provider/session-at-provider.ts";
import { localPath } from "#lib/http/pages/local-path.ts";
import { oneParam } from "#lib/http/pages/one-param.ts";
import { findPageUser, sessionHeldUpBy, visitorContext } from "#lib/http/pages/page-context.ts";
import { format } from "#lib/i18n/message.ts";
import { pageWords } from "../../page-words.tsx";
import { askForAnyPasskeyAction } from "./actions.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).entrance.signIn.title };
}

type Params = Partial<
	Record<"returnTo" | "set" | "again" | "confirm" | "over" | "refused" | "with" | "state", string | string[]>
>;

export default async function SignInPage({ searchParams }: { searchParams: Promise<Params> }) {
	const { returnTo, set, again, confirm, over, refused, with: named, state } = await searchParams;
	// Whoever comes back from signing out at a provider goes where an application wants them.
	const onward = openOnward(oneParam(state) ?? "", (await visitorContext()).now());
	if (onward) redirect(onward);
	const target = localPath(oneParam(returnTo)) ?? "/start";
	// An application may want its user to prove again that it is them; whoever has just set a password comes as
	// themselves, whoever else is signed in here.
	const user = await findPageUser();
	if (again !== "1" && set !== "1" && user) redirect(target);
	const { entrance, reauth } = await pageWords();
	const { signIn, provider } = entrance;
	const organisation = await sessionHeldUpBy();
	const refusal = oneParam(refused);
	const byProvider = PROVIDER_REFUSALS.find((one) => `provider-${one}` === refusal);
	return (
		<>
			<h1 className="mb-6 font-semibold text-display">{confirm === "1" ? reauth.title : signIn.title}</h1>
			{confirm === "1" ? <p className="-mt-4 mb-6 text-ink-soft text-read">{reauth.about}</p> : null}
			{organisation === null ? null : (
				<Notice tone="info" className="mb-4">
					{format(signIn.required, { organisation })}
				</Notice>
			)}
			{byProvider ? (
				<Notice tone="bad" className="mb-5">
					{provider.refused[byProvider]}
				</Notice>
			) : null}
			<SignInForm
				returnTo={target}
				before={over === "1" ? "over" : set === "1" ? "set" : null}
				refusal={byProvider ? null : refusal}
				confirming={confirm === "1" && user ? { email: user.principal.email, action: reauth.action } : null}
			/>
			<OtherWays target={target} again={again === "1"} named={oneParam(named)} />
		</>
	);
}

/** What there is besides a password. */
async function OtherWays({ target, again, named }: { target: string; again: boolean; named: string | null }) {
	const { provider: words, passkey } = (await pageWords()).entrance;
	const provider = await findShownProvider(await visitorContext(), named);
	const site = ownSite();
	const hasPasskeys = "rpId" in site;
	if (!provider && !hasPasskeys) return null;
	const asked = new URLSearchParams({ returnTo: target, ...(again ? { again: "1" } : {}) });
	return (
		<div className="flex flex-col gap-3">
			<OrLine text={passkey.or} />
			{provider === "several" ? (
				<ButtonLink href={`/sign-in/organisation?${asked}`} size="lg" className="w-full whitespace-normal">
					{words.find}
				</ButtonLink>
			) : provider ? (
				<ProviderSignIn {...{ provider, again }} returnTo={target} action={format(words.action, provider)} />
			) : null}
			{hasPasskeys ? <PasskeySignIn site={site} returnTo={target} ask={askForAnyPasskeyAction} /> : null}
		</div>
	);
}
