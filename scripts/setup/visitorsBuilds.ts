// React and XState are tested as visitors have them. What they check in development takes a sixth of the time of all
// views, and who wants it sets NODE_ENV=development.
if (process.env['NODE_ENV'] !== 'development') process.env['NODE_ENV'] = 'production';
