import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { PasskeySignIn } from "#components/security/passkey-sign-in.tsx";
import { SignInForm } from "#components/sender/sign-in-form.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { ownSite } from "#lib/domain/users/factors/own-site.ts";
import { localPath } from "#lib/http/pages/local-path.ts";
import { oneParam } from "#lib/http/pages/one-param.ts";
import { findPageUser, sessionHeldUpBy } from "#lib/http/pages/page-context.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import { pageWords } from "../../room-words.tsx";
import { askForAnyPasskeyAction } from "./actions.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).entrance.signIn.title };
}

type Props = {
	searchParams: Promise<Partial<Record<"returnTo" | "set" | "again" | "over" | "refused", string | string[]>>>;
};

export default async function SignInPage({ searchParams }: Props) {
	const { returnTo, set, again, over, refused } = await searchParams;
	const target = localPath(oneParam(returnTo)) ?? "/start";
	// An application may want its user to prove again that it is them.
	if (again !== "1" && (await findPageUser())) redirect(target);
	const { signIn: words } = (await pageWords()).entrance;
	const organisation = await sessionHeldUpBy();
	return (
		<>
			<h1 className="mb-6 font-semibold text-display">{words.title}</h1>
			{organisation === null ? null : (
				<Notice tone="info" className="mb-4">
					{fill(words.required, { organisation })}
				</Notice>
			)}
			<SignInForm
				returnTo={target}
				before={over === "1" ? "over" : set === "1" ? "set" : null}
				refusal={oneParam(refused)}
			/>
			{"rpId" in ownSite() ? <PasskeySignIn returnTo={target} ask={askForAnyPasskeyAction} /> : null}
		</>
	);
}
