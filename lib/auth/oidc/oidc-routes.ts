/** Paths below our own address. */
export const OIDC_ROUTES = {
	authorization: "/connect/authorize",
	token: "/connect/token",
	userinfo: "/connect/userinfo",
	revocation: "/connect/revocation",
	introspection: "/connect/introspect",
	end_session: "/connect/endsession",
	jwks: "/.well-known/jwks.json",
} as const;
