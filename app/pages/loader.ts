import type { LoaderFunctionArgs } from 'react-router-dom';

/** What a route calls for the data of its page. */
export type Loader<Data> = (args: LoaderFunctionArgs) => Promise<Data>;
