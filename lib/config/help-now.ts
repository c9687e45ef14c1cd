/** Apart from the other addresses: the error page of every page's scripts needs this one alone. */
export const HELP_NOW = '/help-now';
