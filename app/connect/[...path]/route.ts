import { handleConnect } from "#lib/http/oidc/handle-connect.ts";

const handle = (request: Request) => handleConnect(request);

/** The authorization server (lib/contract/README.md "OAuth"). */
export { handle as GET, handle as HEAD, handle as OPTIONS, handle as POST };
