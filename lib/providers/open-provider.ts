import {
	allowInsecureRequests,
	ClientSecretBasic,
	ClientSecretPost,
	Configuration,
	customFetch,
	discovery,
	enableNonRepudiationChecks,
	None,
	type ServerMetadata,
} from "openid-client";
import { makeFetch } from "#lib/net/make-fetch.ts";
import { POST_ANYWHERE, POST_TO_PUBLIC } from "#lib/net/post-text.ts";
import { judgeUrl } from "#lib/net/reach.ts";
import { withSmallAnswers } from "#lib/net/small-answers.ts";
import { ProviderProblem, problemOf } from "./provider-problem.ts";

/** Where a provider is, and what it knows us by. */
export type ProviderAccess = {
	issuer: string;
	clientId: string;
	clientSecret: string;
	/** It may be on the own network, and without TLS. */
	mayReachPrivate: boolean;
};

/** Somebody waits in front of a white page. */
const TIMEOUT_SECONDS = 6;
/** Of metadata, keys and tokens; what the large ones answer is a tenth of it. */
const MAX_ANSWER_BYTES = 512 * 1024;

const toPublic = withSmallAnswers(makeFetch(POST_TO_PUBLIC, TIMEOUT_SECONDS * 1000), MAX_ANSWER_BYTES);
const toAnywhere = withSmallAnswers(makeFetch(POST_ANYWHERE, TIMEOUT_SECONDS * 1000), MAX_ANSWER_BYTES);

/**
 * A provider as it describes itself now (OpenID Connect Discovery 1.0), ready to be asked.
 *
 * @throws ProviderProblem
 */
export async function openProvider(access: ProviderAccess): Promise<Configuration> {
	const { clientId, clientSecret, mayReachPrivate } = access;
	const send = mayReachPrivate ? toAnywhere : toPublic;
	const server = await describe(access, send);
	assertUsable(server);
	const config = new Configuration(
		server,
		clientId,
		{ client_secret: clientSecret },
		authenticationAt(server, clientSecret),
	);
	config[customFetch] = send as never;
	config.timeout = TIMEOUT_SECONDS;
	if (mayReachPrivate) allowInsecureRequests(config);
	// Signatures of id tokens are looked at though they come straight from the provider.
	enableNonRepudiationChecks(config);
	return config;
}

/** What a provider says of itself. */
async function describe(
	{ issuer, clientId, mayReachPrivate }: ProviderAccess,
	send: typeof fetch,
): Promise<ServerMetadata> {
	const execute = mayReachPrivate ? [allowInsecureRequests] : [];
	const options = { [customFetch]: send as never, timeout: TIMEOUT_SECONDS, execute };
	try {
		// Before the library, which has other words for it.
		judgeUrl(new URL(issuer), mayReachPrivate ? POST_ANYWHERE : POST_TO_PUBLIC);
		return (await discovery(new URL(issuer), clientId, {}, None(), options)).serverMetadata();
	} catch (error) {
		throw problemOf(error);
	}
}

function assertUsable(server: ServerMetadata): void {
	// One address for all organisations: whose people are let in would be anybody's choice.
	if (/[{}]/.test(server.issuer)) {
		throw new ProviderProblem(
			"wrong",
			"This address is shared by all organisations. Use your organisation’s own address.",
		);
	}
	const { authorization_endpoint, token_endpoint, jwks_uri } = server;
	const missing = Object.entries({ authorization_endpoint, token_endpoint, jwks_uri }).find(([, url]) => !url);
	if (missing) throw new ProviderProblem("wrong", `Its configuration has no ${missing[0]}.`);
	const supported = server.response_types_supported;
	if (supported && !supported.includes("code"))
		throw new ProviderProblem("wrong", "It doesn’t support authorization codes.");
}

/** OpenID Connect Discovery 1.0 section 3: where nothing is said, a provider takes client_secret_basic. */
function authenticationAt(server: ServerMetadata, clientSecret: string) {
	const ways = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
	return ways.includes("client_secret_post") ? ClientSecretPost(clientSecret) : ClientSecretBasic(clientSecret);
}
