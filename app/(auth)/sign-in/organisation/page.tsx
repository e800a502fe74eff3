import type { Metadata } from "next";
import { ProviderSignIn } from "#components/security/provider-sign-in.tsx";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { RoomLink } from "#components/ui/page-link.tsx";
import { findProviderOfAddress } from "#lib/domain/users/provider/find-providers.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { cutText } from "#lib/fields/values/cut-text.ts";
import { limitPublicWork } from "#lib/http/limits/limit-visitor.ts";
import { localPath } from "#lib/http/pages/local-path.ts";
import { oneParam } from "#lib/http/pages/one-param.ts";
import { visitorContext } from "#lib/http/pages/page-context.ts";
import { format } from "#lib/i18n/message.ts";
import { pageWords } from "../../../page-words.tsx";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).entrance.provider.find };
}

type Props = { searchParams: Promise<Partial<Record<"returnTo" | "again" | "email", string | string[]>>> };

/** Where more than one organisation has a provider, an address says which one it is. */
export default async function OrganisationSignInPage({ searchParams }: Props) {
	const { returnTo, again, email: given } = await searchParams;
	const { provider: words, email: label, signIn } = (await pageWords()).entrance;
	const target = localPath(oneParam(returnTo)) ?? "/start";
	const email = cutText(oneParam(given)?.trim() ?? "", 254);
	const found = email === "" ? null : await find(email);
	return (
		<>
			<h1 className="mb-2 font-semibold text-display">{words.find}</h1>
			<p className="mb-6 text-ink-soft text-read">{words.findAbout}</p>
			<form className="flex flex-col gap-3">
				<input type="hidden" name="returnTo" value={target} />
				{again === "1" ? <input type="hidden" name="again" value="1" /> : null}
				<TextField label={label} name="email" type="email" autoComplete="username" defaultValue={email} required />
				{found && found !== "limited" ? (
					<ProviderSignIn
						provider={found}
						returnTo={target}
						again={again === "1"}
						action={format(words.action, { name: found.name })}
					/>
				) : (
					<Button type="submit" variant="primary" size="lg" className="w-full">
						{words.findAction}
					</Button>
				)}
				{email !== "" && (!found || found === "limited") ? (
					<Notice tone="bad">{found === "limited" ? signIn.tooMany : words.notFound}</Notice>
				) : null}
			</form>
			<p className="mt-5 text-center">
				<RoomLink
					href={`/sign-in?again=1&returnTo=${encodeURIComponent(target)}`}
					className="text-seal underline-offset-4 hover:underline"
				>
					{words.back}
				</RoomLink>
			</p>
		</>
	);
}

async function find(email: string) {
	try {
		const context = await visitorContext();
		await limitPublicWork(context);
		return await findProviderOfAddress(context, email);
	} catch (error) {
		if (error instanceof AppError && error.code === "RateLimited") return "limited" as const;
		throw error;
	}
}
